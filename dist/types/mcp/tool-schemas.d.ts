/** The part of JSON Schema that the tools' arguments need. */
export interface ArgumentSchema {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, PropertySchema>>;
    readonly required?: string[];
    readonly additionalProperties: false;
    readonly [key: string]: unknown;
}
export type PropertySchema = {
    readonly type: 'string';
    readonly description: string;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly enum?: readonly string[];
} | {
    readonly type: 'integer';
    readonly description: string;
} | {
    readonly type: 'boolean';
    readonly description: string;
} | {
    readonly type: 'array';
    readonly description: string;
    readonly maxItems: number;
    readonly items: {
        readonly type: 'string';
        readonly maxLength: number;
    };
};
export interface ToolDefinition {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly inputSchema: ArgumentSchema;
    readonly outputSchema: OutputSchema;
    readonly annotations: {
        readonly readOnlyHint: boolean;
        readonly openWorldHint: false;
    };
}
interface OutputSchema {
    readonly type: 'object';
    readonly [key: string]: unknown;
}
/** The tools, as `tools/list` shows them. */
export declare const TOOLS: readonly ToolDefinition[];
export {};
