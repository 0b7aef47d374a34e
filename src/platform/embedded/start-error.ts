/** The embedded database cannot be started; the message tells the person at the terminal why. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** The `code` of a Node system error ('ENOENT'), or null. */
export function systemCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
