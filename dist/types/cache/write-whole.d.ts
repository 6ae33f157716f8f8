/**
 * Whoever reads the file sees all of it or the one before; `flush` says that this holds after a power failure too,
 * for what is read without a checksum.
 */
export declare function writeWhole(file: string, content: Uint8Array, { flush }?: {
    readonly flush?: boolean;
}): void;
