/** Whether an environment variable switches something on, as people and runners write it. */
export declare function isOn(value: string | undefined): boolean;
