/** The form of a UUID of any version, in lower case. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const LENGTH = 36;
const UUID = new RegExp(`^${UUID_PATTERN}$`);
/** The versions of RFC 9562, and its nil and max UUID. */
const OF_RFC =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i;

/**
 * Whether a text is a UUID as the service and PostgreSQL write it: in lower case, with hyphens. An id in
 * a request is checked by `isRequestId`.
 */
export function isUuid(text: string): boolean {
  return text.length === LENGTH && UUID.test(text);
}

/** Whether a value of a request is a UUID of RFC 9562; capitals are allowed. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && OF_RFC.test(value);
}
