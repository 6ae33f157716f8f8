import { readFileSync } from 'node:fs';
import { Ajv, type AnySchema } from 'ajv';
import { installedFile } from './installed-file.js';

type Json = Record<string, unknown>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: AnySchema;
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly schema: Json; readonly isRequired: boolean };
}

export interface SeenRequest {
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly url: string;
  readonly body: string;
}

/** GitHub's OpenAPI description, and whether a request matches it. */
export class GitHubDescription {
  readonly #document: Json;
  readonly #operations = new Map<string, Operation>();
  readonly #ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes: false });

  /** `api.github.com`, or `ghes-3.17` and so on. */
  constructor(name = 'api.github.com') {
    const file = installedFile(`@octokit/openapi/generated/${name}.json`);
    this.#document = JSON.parse(readFileSync(file, 'utf8')) as Json;
  }

  /** What is wrong with a request; empty if GitHub describes it. */
  check({ method, url, body }: SeenRequest): string[] {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const template = this.#findTemplate(pathname, method);
    if (template === null) return [`${method} ${pathname} is not described`];
    const operation = this.#operation(template, method);
    return [...this.#checkQuery(operation, searchParams), ...this.#checkBody(operation, body)].map(
      (problem) => `${method} ${template}: ${problem}`,
    );
  }

  #checkQuery(operation: Operation, query: URLSearchParams): string[] {
    const known = operation.parameters.filter((parameter) => parameter.in === 'query');
    return [...query].flatMap(([name, text]) => {
      const parameter = known.find((candidate) => candidate.name === name);
      if (!parameter) return [`query parameter ${name} is not described`];
      const value = /^\d+$/.test(text) ? Number(text) : text;
      const isValid = [value, text].some((candidate) => this.#ajv.validate(parameter.schema, candidate));
      return isValid ? [] : [`query parameter ${name}=${text} does not fit`];
    });
  }

  #checkBody(operation: Operation, text: string): string[] {
    if (text === '') return operation.body?.isRequired ? ['the body is missing'] : [];
    if (!operation.body) return ['a body is not described'];
    const value = JSON.parse(text) as Json;
    const { schema } = operation.body;
    const known = Object.keys((schema['properties'] as Json | undefined) ?? {});
    const unknown = known.length === 0 ? [] : Object.keys(value).filter((key) => !known.includes(key));
    const validate = this.#ajv.compile(schema);
    return [
      ...unknown.map((key) => `property ${key} of the body is not described`),
      ...(validate(value) ? [] : [this.#ajv.errorsText(validate.errors)]),
    ];
  }

  #findTemplate(pathname: string, method: string): string | null {
    const parts = pathname.split('/');
    const found = Object.entries(this.#document['paths'] as Record<string, Json>).find(([template, item]) => {
      const wanted = template.split('/');
      return (
        method.toLowerCase() in item &&
        wanted.length === parts.length &&
        wanted.every((part, at) => (part.startsWith('{') ? parts[at] !== '' : part === parts[at]))
      );
    });
    return found?.[0] ?? null;
  }

  #operation(template: string, method: string): Operation {
    const key = `${method} ${template}`;
    const known = this.#operations.get(key);
    if (known) return known;
    const paths = this.#document['paths'] as Record<string, Record<string, Json>>;
    const raw = this.#resolve(paths[template]?.[method.toLowerCase()]) as Json;
    const content = raw['requestBody'] as
      | { required?: boolean; content: Record<string, { schema: Json }> }
      | undefined;
    const schema = content?.content['application/json']?.schema;
    const operation: Operation = {
      parameters: (raw['parameters'] ?? []) as Parameter[],
      ...(schema ? { body: { schema, isRequired: content?.required === true } } : {}),
    };
    this.#operations.set(key, operation);
    return operation;
  }

  /** Resolves references and leaves out responses, which are large and recursive. */
  #resolve(node: unknown, name = ''): unknown {
    if (name === 'responses' || typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map((item) => this.#resolve(item));
    const reference = (node as Json)['$ref'];
    if (typeof reference === 'string') {
      const target = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Json)[key], this.#document);
      return this.#resolve(target);
    }
    // Ajv accepts `nullable` only beside a type.
    const entries = Object.entries(node).filter(([key]) => key !== 'nullable' || 'type' in node);
    return Object.fromEntries(entries.map(([key, value]) => [key, this.#resolve(value, key)]));
  }
}
