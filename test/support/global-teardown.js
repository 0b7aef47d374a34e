export default async function globalTeardown() {
  await globalThis.closeKept?.();
  await globalThis.stopTestDatabase?.();
}
