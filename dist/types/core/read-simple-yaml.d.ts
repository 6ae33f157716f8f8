type Scalar = string | boolean | number;
type Fields = Record<string, Scalar | readonly string[] | Record<string, Scalar>>;
/**
 * Reads the frontmatters that people mostly write: fields on one line each, folded texts, short lists, one level of
 * mapping. It understands nothing else: `null` leaves the text to the YAML parser, which would give the same for
 * what is read here and needs three times as long.
 */
export declare function readSimpleYaml(source: string): Fields | null;
export {};
