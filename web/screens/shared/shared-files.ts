/** Where the service worker keeps files that were shared to the app (web/public/share-target.js). */
const SHARED_FILES = 'shared-files';

/** A file that was shared to the app and is not attached to a voucher yet. */
export interface SharedFile {
  readonly key: string;
  readonly file: File;
}

/** The files that wait in this browser, the first one first; none where a browser keeps none. */
export async function readSharedFiles(): Promise<readonly SharedFile[]> {
  const cache = await openedFiles();
  const kept = (await cache?.keys()) ?? [];
  const files = await Promise.all(
    kept.map(async ({ url }): Promise<SharedFile | null> => {
      const answer = await cache?.match(url);
      if (answer === undefined) return null;
      const type = answer.headers.get('content-type') ?? '';
      const name = decodeURIComponent(answer.headers.get('x-name') ?? '');
      return { key: url, file: new File([await answer.blob()], name, { type }) };
    }),
  );
  return files.filter((one) => one !== null);
}

/** They were attached, or are not wanted. */
export async function dropSharedFiles(keys: readonly string[]): Promise<void> {
  const cache = await openedFiles();
  if (cache === null) return;
  await Promise.all(keys.map((key) => cache.delete(key)));
}

async function openedFiles(): Promise<Cache | null> {
  // Without HTTPS a browser has no such store, and nothing is shared to the app.
  if (!('caches' in globalThis)) return null;
  return caches.open(SHARED_FILES).catch(() => null);
}
