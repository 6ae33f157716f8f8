export const id = 299;
export const ids = [299];
export const modules = {

/***/ 9399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ FIELD_SCHEMAS),
/* harmony export */   y: () => (/* binding */ SEMVER_PATTERN)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(245);

/** semver.org's own expression: what `version` must look like where semver is asked for. */
const SEMVER_PATTERN = '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)' +
    '(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?' +
    '(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$';
const texts = { type: 'array', items: { type: 'string' } };
const textOrTexts = { type: ['string', 'array'], items: { type: 'string' } };
/** Shapes of the frontmatter fields that some profile defines; a profile may narrow one in `shapes`. */
const FIELD_SCHEMAS = {
    ..._client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_FIELDS */ .y,
    license: { type: 'string', description: 'The licence: its name, or the file that holds it.' },
    compatibility: {
        type: 'string',
        minLength: 1,
        maxLength: 500,
        description: 'What the skill needs around it: product, system packages, network. 1 to 500 characters.',
    },
    metadata: {
        type: 'object',
        additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
        description: 'Further properties, as text. `version`, `author`, `tags` and `requires` are read.',
    },
    'allowed-tools': {
        ...textOrTexts,
        description: 'Tools the skill may use without asking, separated by spaces.',
    },
    version: { type: 'string', description: 'The version of the skill.' },
    model: { type: 'string', description: 'The model the skill is meant for.' },
    tier: {
        type: 'integer',
        minimum: 0,
        maximum: 3,
        description: '0 orchestrator, 1 architect, 2 executor, 3 specialist. Read from the name when absent.',
    },
    token_budget: {
        type: 'integer',
        minimum: 1000,
        maximum: 50000,
        description: 'How many tokens the skill may use. 8000 when absent.',
    },
    tags: { ...texts, description: 'Words that sort the skill. Read from name and description when absent.' },
    status: {
        enum: ['active', 'inactive', 'deprecated', 'experimental', 'discovered'],
        description: 'Whether the skill is offered. `active` when absent.',
    },
    references: {
        ...texts,
        description: 'Files that belong to the skill, relative to the repository or to the skill.',
    },
    dispatch_triggers: {
        type: ['array', 'object'],
        items: { type: 'string' },
        properties: { labels: texts, keywords: texts, types: texts },
        description: 'Words that send a task to this skill: a list of keywords, or labels, keywords and task types.',
    },
    dependencies: { ...texts, description: 'Names of the skills this one needs.' },
    minimumVersion: {
        type: 'string',
        pattern: SEMVER_PATTERN,
        description: 'The lowest version that is still good enough.',
    },
    triggers: {
        type: ['array', 'object'],
        items: { type: 'string' },
        properties: { keywords: texts, verbs: texts, patterns: texts },
        description: 'What makes the skill load on its own: keywords, verbs and regular expressions.',
    },
    keywords: { ...texts, description: 'Words that send a task to this skill.' },
    toolsets: {
        type: 'array',
        items: { type: 'string', pattern: '^[^:]+:[A-Za-z_$][A-Za-z0-9_$]*$' },
        description: 'Tool classes of the skill, each as `path:Class`.',
    },
    scripts: { ...texts, description: 'Scripts of the skill. They are listed, never run.' },
    default_enabled: {
        type: 'boolean',
        description: 'Whether a bundled skill is on from the start. Default true.',
    },
    brief_description: {
        type: 'string',
        minLength: 1,
        description: 'One line for lists. The first sentence of the description when absent.',
    },
};


/***/ }),

/***/ 6678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UY: () => (/* binding */ frontmatterSchema),
/* harmony export */   Vu: () => (/* binding */ requiredFields),
/* harmony export */   aO: () => (/* binding */ isKnownField)
/* harmony export */ });
/* harmony import */ var _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9399);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2204);


/** The JSON Schema of a skill's frontmatter under one profile: what editors show and what the engine checks. */
function frontmatterSchema(profile) {
    const isUnknownFieldReported = (profile.rules['unknown-field'] ?? 'warning') !== 'off';
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $id: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaId */ .V)(`frontmatter.${profile.id}`),
        title: `Frontmatter of a SKILL.md: ${profile.title}`,
        type: 'object',
        required: requiredFields(profile),
        properties: {
            name: nameSchema(profile),
            description: descriptionSchema(profile),
            ...fieldSchemas(profile),
        },
        ...(isUnknownFieldReported && { additionalProperties: false }),
    };
}
/** Fields that must be there, in the order they are reported. */
function requiredFields(profile) {
    return ['name', 'description', ...(profile.version.presence === 'required' ? ['version'] : [])];
}
/** Whether the profile reads a field, if only to let others use it. */
function isKnownField(field, { fields, toleratedFields }) {
    return ALWAYS_KNOWN.includes(field) || fields.includes(field) || toleratedFields.includes(field);
}
const ALWAYS_KNOWN = ['name', 'description', 'version'];
function nameSchema({ name, shapes }) {
    return {
        type: 'string',
        minLength: 1,
        ...(name.maxLength !== undefined && { maxLength: name.maxLength }),
        ...(name.pattern !== undefined && { pattern: name.pattern }),
        description: 'The name of the skill.',
        ...shapes.name,
    };
}
function descriptionSchema({ description, shapes }) {
    return {
        type: 'string',
        minLength: description.min,
        ...(description.max !== undefined && { maxLength: description.max }),
        description: 'What the skill does and when to use it.',
        ...shapes.description,
    };
}
function fieldSchemas(profile) {
    const asked = profile.version.presence === 'optional' ? [] : ['version'];
    const names = new Set([...profile.fields, ...profile.toleratedFields, ...asked]);
    return Object.fromEntries([...names].map((name) => [name, fieldSchema(profile, name)]));
}
function fieldSchema(profile, field) {
    const shape = profile.shapes[field] ?? _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELD_SCHEMAS */ .S[field] ?? {};
    return field === 'version' && profile.version.semver ? { ...shape, pattern: _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .SEMVER_PATTERN */ .y } : shape;
}


/***/ }),

/***/ 2204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ schemaId)
/* harmony export */ });
/** Where the schemas of this major version are published. */
const SCHEMA_BASE = 'https://unpkg.com/skill-registrar@1/schema/';
/** The versioned, resolvable id of a published schema. */
function schemaId(name) {
    return `${SCHEMA_BASE}${name}.schema.json`;
}


/***/ }),

/***/ 2299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileFrontmatterSchema: () => (/* binding */ compileFrontmatterSchema)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2463);
/* harmony import */ var _core_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);



/** A shape that a config file gives a field may be no schema at all. */
function compile(profile) {
    try {
        return new ajv__WEBPACK_IMPORTED_MODULE_2__.Ajv({ allErrors: true, allowUnionTypes: true, logger: false }).compile((0,_core_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .frontmatterSchema */ .UY)(profile));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const message = `A shape of the profile "${profile.id}" is no JSON Schema: ${why}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(message, `Correct "profiles.${profile.id}.shapes" in the config file.`);
    }
}
/** For profiles that a config file defines; the six that ship are compiled at build time. */
function compileFrontmatterSchema(profile) {
    const validate = compile(profile);
    return (value) => (validate(value) ? [] : (validate.errors ?? []));
}


/***/ })

};
