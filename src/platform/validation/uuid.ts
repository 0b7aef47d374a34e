const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a uuid as the server writes it: lower case, with hyphens. */
export function isUuid(text: string): boolean {
  return text.length === 36 && UUID.test(text);
}
