/** The form of a UUID of any version, in lower case. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const LENGTH = 36;
const UUID = new RegExp(`^${UUID_PATTERN}$`);

/**
 * Whether a text is a UUID as the service and PostgreSQL write it: in lower case, with hyphens. An id in
 * a request is checked by `isUUID` of class-validator, which also takes capitals and looks at the version.
 */
export function isUuid(text: string): boolean {
  return text.length === LENGTH && UUID.test(text);
}
