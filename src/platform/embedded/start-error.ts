/** The embedded database cannot be started; the message gives the person at the terminal the reason. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** Another service works with the database: it is not ours to start or to stop. */
export class InUseError extends DatabaseStartError {}

/** Whether PostgreSQL reports a full disk. */
export function isFull(told: string): boolean {
  return /No space left on device|Check free disk space/.test(told);
}

/** The `code` of a Node system error ('ENOENT'), or null. */
export function systemCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
