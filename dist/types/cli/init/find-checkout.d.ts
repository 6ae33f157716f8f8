/** The folder that holds `.git`, at or above a folder; the folder itself where there is none. */
export declare function findCheckout(folder: string): string;
