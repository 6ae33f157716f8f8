export declare const MANIFEST_SCHEMA: {
    type: string;
    required: string[];
    properties: {
        $schema: {
            type: string;
        };
        _meta: {
            $ref: string;
        };
        dispatch_matrix: {
            $ref: string;
        };
        skills: {
            type: string;
            items: {
                $ref: string;
            };
        };
    };
    definitions: {
        texts: {
            type: string;
            items: {
                type: string;
            };
        };
        meta: {
            type: string;
            properties: {
                schemaVersion: {
                    type: string;
                };
                lastUpdated: {
                    type: string;
                    pattern: string;
                };
                totalSkills: {
                    type: string;
                    minimum: number;
                };
                autoDiscoveredSkills: {
                    type: string;
                    minimum: number;
                };
                manuallyRegistered: {
                    type: string;
                    minimum: number;
                };
            };
        };
        dispatchMatrix: {
            type: string;
            properties: {
                by_task_type: {
                    type: string;
                };
                by_keyword: {
                    type: string;
                };
            };
        };
        entry: {
            type: string;
            required: string[];
            properties: {
                name: {
                    type: string;
                    minLength: number;
                };
                version: {
                    type: string;
                };
                description: {
                    type: string;
                };
                path: {
                    type: string;
                    minLength: number;
                    pattern: string;
                };
                tags: {
                    $ref: string;
                };
                status: {
                    type: string;
                };
                tier: {
                    type: string;
                    minimum: number;
                    maximum: number;
                };
                token_budget: {
                    type: string;
                    minimum: number;
                };
                references: {
                    $ref: string;
                };
                model: {
                    type: string;
                };
                minimumVersion: {
                    type: string;
                };
                dispatch_triggers: {
                    $ref: string;
                };
                capabilities: {
                    type: string[];
                    properties: {
                        dispatch_triggers: {
                            $ref: string;
                        };
                    };
                };
            };
        };
        triggers: {
            type: string[];
            items: {
                type: string;
            };
            properties: {
                labels: {
                    $ref: string;
                };
                keywords: {
                    $ref: string;
                };
                types: {
                    $ref: string;
                };
            };
        };
    };
};
