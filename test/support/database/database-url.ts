import type { TestDatabase } from './database.js';

/** The address of a test database, as DATABASE_URL takes it. */
export function databaseUrl({ connection }: TestDatabase): string {
  const { host, user, password, port, database } = connection;
  const place = `host=${encodeURIComponent(String(host))}&port=${String(port)}`;
  return `postgresql://${String(user)}:${String(password)}@localhost/${String(database)}?${place}`;
}
