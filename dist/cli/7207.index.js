"use strict";
exports.id = 7207;
exports.ids = [7207];
exports.modules = {

/***/ 87207:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeViolations: function() { return /* binding */ describeViolations; }
/* harmony export */ });
/* harmony import */ var _count_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55946);
/* harmony import */ var _json_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48598);
/* harmony import */ var _schema_type_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76312);
/* harmony import */ var _validate_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98859);




/** Says in our own words what a schema validator has found. */
function describeViolations(violations, data, validation) {
    const problems = [];
    const unknown = [];
    const seen = new Set();
    for (const violation of violations) {
        if (violation.keyword === 'required' || hasCheckOfItsOwn(violation))
            continue;
        if (violation.keyword === 'additionalProperties' && violation.instancePath === '') {
            unknown.push(String(violation.params['additionalProperty']));
            continue;
        }
        const problem = describeViolation(violation, data, validation);
        const key = `${problem.rule} ${violation.instancePath}`;
        if (!seen.has(key))
            problems.push(problem);
        seen.add(key);
    }
    return [...problems, ...unknownFields(unknown, validation.profile)];
}
/** The check of toolsets says what one should look like. */
function hasCheckOfItsOwn({ keyword, instancePath }) {
    return keyword === 'pattern' && instancePath.startsWith('/toolsets/');
}
function unknownFields(fields, profile) {
    if (fields.length === 0)
        return [];
    if (profile.unknownFields === 'each')
        return fields.map((field) => unknownField([field], profile));
    return [unknownField(fields, profile)];
}
function unknownField(fields, profile) {
    const names = fields.map((field) => `"${field}"`).join(', ');
    return {
        rule: 'unknown-field',
        message: `Unknown ${fields.length === 1 ? 'field' : 'fields'} ${names} (profile ${profile.id})`,
        fix: 'Correct the spelling, move it under `metadata`, or remove it.',
        place: { field: [fields[0]], part: 'key' },
        params: { fields: fields.join(', ') },
    };
}
function describeViolation(violation, data, { profile, source }) {
    const path = pathOf(violation.instancePath, data);
    const field = String(path[0]);
    const value = valueAt(data, path);
    const place = { field: path, part: 'value' };
    if (field === 'name' && violation.keyword !== 'type')
        return nameProblem(violation, value, place);
    if (field === 'description' && violation.keyword !== 'type')
        return descriptionProblem(value, profile, place);
    if (field === 'version' && violation.keyword === 'pattern')
        return (0,_validate_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .versionProblem */ .Ec)(value, place);
    if (field === 'metadata' && path.length > 1)
        return metadataProblem(path, place);
    const tolerated = profile.toleratedFields.includes(field);
    const rule = tolerated ? 'client-field' : violation.keyword === 'type' ? 'field-type' : 'field-value';
    const written = typeof value === 'number' || typeof value === 'boolean' ? source(path) : null;
    const what = `"${path.join('.')}" ${expectation(violation, value, written)}`;
    return { rule, message: what, fix: fixFor(violation, field), place, params: { field, detail: what } };
}
function nameProblem(violation, value, place) {
    const name = shown(value);
    const params = { name: String(value), field: 'name' };
    if (violation.keyword === 'maxLength') {
        const limit = Number(violation.params['limit']);
        const message = `The name has ${[...String(value)].length} characters; at most ${limit} are allowed.`;
        return { rule: 'name-length', message, fix: 'Choose a shorter name.', place, params };
    }
    return {
        rule: 'name-format',
        message: `The name ${name} does not have the form ${formOf(violation.params['pattern'])}.`,
        fix: `Use lower-case letters, digits and single hyphens${suggestion(String(value))}.`,
        place,
        params,
    };
}
/** Kebab-case has a name of its own; any other form is shown as it is. */
function formOf(pattern) {
    return pattern === '^[a-z0-9]+(-[a-z0-9]+)*$' ? `kebab-case (${pattern})` : String(pattern ?? 'of a name');
}
function suggestion(name) {
    const kebab = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
    return kebab === '' || kebab === name ? '' : `, such as \`${kebab.slice(0, 64)}\``;
}
function descriptionProblem(value, profile, place) {
    const length = [...String(value)].length;
    const { min, max } = profile.description;
    const range = max === undefined ? `at least ${min}` : `${min} to ${max}`;
    const isShort = length < min;
    return {
        rule: 'description-length',
        message: `The description has ${(0,_count_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countText */ .l)(length, 'character')}; ${range} are allowed.`,
        fix: isShort ? 'Say what the skill does and when to use it.' : 'Shorten it; details belong in the body.',
        place,
        params: { length, min, max: max ?? '', field: 'description' },
    };
}
function metadataProblem(path, place) {
    return {
        rule: 'metadata-value',
        message: `"${path.join('.')}" is no text; the standard allows only text under metadata.`,
        fix: 'Quote the value, or spread it over several keys.',
        place,
        params: { field: path.join('.') },
    };
}
function expectation(violation, value, written) {
    const { params } = violation;
    const found = shown(written ?? value);
    switch (violation.keyword) {
        case 'type':
            return `must be ${(0,_schema_type_names_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaTypeNames */ .Q)(params['type'])}, but ${found} is ${(0,_schema_type_names_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaTypeNames */ .Q)(typeOf(value))}.`;
        case 'enum':
            return `must be one of ${params['allowedValues'].join(', ')}; found ${found}.`;
        case 'minimum':
        case 'maximum':
            return `must be ${params['comparison'] === '>=' ? 'at least' : 'at most'} ${params['limit']}; found ${found}.`;
        case 'minLength':
            return `must have at least ${(0,_count_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countText */ .l)(Number(params['limit']), 'character')}.`;
        case 'maxLength':
            return `must have at most ${(0,_count_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countText */ .l)(Number(params['limit']), 'character')}; it has ${[...String(value)].length}.`;
        case 'pattern':
            return `does not have the expected form; found ${found}.`;
        default:
            return `${violation.message ?? 'is not allowed'}.`;
    }
}
function fixFor(violation, field) {
    if (violation.keyword !== 'type')
        return `Choose a value that \`${field}\` allows.`;
    const wanted = (0,_schema_type_names_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaTypeNames */ .Q)(violation.params['type']);
    return wanted.includes('text') ? 'Put the value in quotes.' : `Write ${wanted}.`;
}
function typeOf(value) {
    return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
function shown(value) {
    if (typeof value === 'object' && value !== null)
        return Array.isArray(value) ? 'the list' : 'the mapping';
    const text = String(value);
    return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}
/** ajv's JSON pointer as a path, with numbers where the value is a list. */
function pathOf(pointer, data) {
    let value = data;
    return (0,_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerKeys */ .m)(pointer).map((key) => {
        const step = Array.isArray(value) ? Number(key) : key;
        value = value?.[step];
        return step;
    });
}
function valueAt(data, path) {
    return path.reduce((value, key) => value?.[key], data);
}


/***/ })

};
;