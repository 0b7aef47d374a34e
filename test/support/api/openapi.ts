import type { OpenAPIObject } from '@nestjs/swagger';
import { validatorOf } from './lent.js';

/** The API's description as a client reads it: operations by name, schemas that validate. */

export interface Media {
  readonly schema: unknown;
  readonly examples?: Readonly<Record<string, unknown>>;
}

export interface Response {
  readonly description: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content: Readonly<Record<string, Media>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: { readonly examples?: readonly unknown[] };
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export class Description {
  readonly operations: readonly Operation[];
  readonly #mistakes: (schema: string, value: unknown) => string;
  /** Schemas as they are asked for, and as they are looked at. */
  readonly #prepared = new Map<unknown, string>();

  /** @param closed also refuses fields that the description of an answer does not have */
  constructor(
    readonly document: OpenAPIObject,
    { closed = false } = {},
  ) {
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...(operation as Omit<Operation, 'method' | 'path'>),
        method: method.toUpperCase(),
        path,
      })),
    );
    this.#mistakes = validatorOf(prepared(document.components?.schemas ?? {}, closed));
  }

  operation(id: string): Operation {
    const found = this.operations.find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`no operation ${id}`);
    return found;
  }

  response(operation: Operation, status: number): Response {
    const found = operation.responses[status];
    if (found === undefined) {
      throw new Error(`${operation.operationId} does not say what its status ${status} is`);
    }
    const { content = {}, ...response } = this.resolve<
      Omit<Response, 'content'> & Partial<Pick<Response, 'content'>>
    >(found);
    // A 304 has no body.
    return { ...response, content };
  }

  example(operationId: string, name: string): unknown {
    const { requestBody } = this.operation(operationId);
    return this.exampleOf(requestBody?.content['application/json'], name);
  }

  exampleOf(media: Media | undefined, name: string): unknown {
    const found = media?.examples?.[name];
    if (found === undefined) throw new Error(`no example ${name}`);
    return this.resolve<Example>(found).value;
  }

  /** The faults of a value by a schema of the description; none is ''. */
  mistakes(schema: unknown, value: unknown): string {
    const text = this.#prepared.get(schema) ?? prepared(schema, false);
    this.#prepared.set(schema, text);
    return this.#mistakes(text, value);
  }

  /** Follows a reference into the document; the caller names the type of the target. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a cast
  resolve<T>(part: unknown): T {
    const { $ref } = part as { $ref?: string };
    if ($ref === undefined) return part as T;
    const found = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], this.document);
    if (found === undefined) throw new Error(`${$ref} is nowhere`);
    return found as T;
  }
}

/** Schemas refer to each other by name; with `closed` no object may have more than its fields. */
function prepared(schema: unknown, closed: boolean): string {
  const close = (_key: string, value: unknown) => {
    if (!closed || typeof value !== 'object' || value === null) return value;
    const { type, properties } = value as { type?: unknown; properties?: unknown };
    const isShape = type === 'object' && typeof properties === 'object';
    return isShape ? { ...value, additionalProperties: false } : value;
  };
  return JSON.stringify(schema, close).replaceAll('"#/components/schemas/', '"');
}
