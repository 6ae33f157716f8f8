/** Who has which hashes. Nearly every hash has one holder: a list is made for the others only. */
export declare class SketchIndex {
    #private;
    add(hashes: Uint32Array, holder: number): void;
    /** Those that have one of these, in order. */
    sharing(hashes: Uint32Array): readonly number[];
}
