/** A stranger's text in quotation marks, cut to what fits into a message. */
export declare function quote(text: string): string;
