import type { Answer, ServedApp } from './api.js';
import { Description } from './openapi.js';

/** The answers of the service against its own reference. */

const descriptions = new WeakMap<ServedApp, Description>();

/** Fails unless the answer, and a body that was taken, are as the API describes them. */
export function expectDescribed(
  served: ServedApp,
  method: string,
  path: string,
  { status, type, body, text }: Answer<unknown>,
  sent?: unknown,
): void {
  const description =
    descriptions.get(served) ?? new Description(served.describe(), { closed: true });
  descriptions.set(served, description);
  const parts = path.replace(/\?.*/, '').split('/');
  const operation = description.operations.find(({ method: its, path: template }) => {
    const asked = template.split('/');
    const fits = asked.every((part, i) => part.startsWith('{') || part === parts[i]);
    return its === method && asked.length === parts.length && fits;
  });
  if (!operation) throw new Error(`no operation ${method} ${path}`);
  const { content } = description.response(operation, status);
  const schema = content[type?.split(';', 1)[0] ?? '']?.schema;
  const id = operation.operationId;
  expect([id, status, description.mistakes(schema, body), text]).toEqual([id, status, '', text]);
  const taken = operation.requestBody?.content['application/json']?.schema;
  if (status >= 300 || sent === undefined || taken === undefined) return;
  expect([id, description.mistakes(taken, sent), sent]).toEqual([id, '', sent]);
}
