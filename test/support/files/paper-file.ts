import { bearer, ownerAt } from '../access/access.js';

/** A paper as it is sent, or what was sent instead. */
export interface PaperFile {
  readonly status: number;
  readonly bytes: Uint8Array;
  readonly headers: Headers;
}

/** Fetches a paper, as the owner unless said otherwise. */
export async function fileOf(
  base: string,
  path: string,
  { as = ownerAt(base), etag }: { readonly as?: string | null; readonly etag?: string } = {},
): Promise<PaperFile> {
  const more = etag === undefined ? {} : { 'if-none-match': etag };
  const answer = await fetch(base + path, { headers: { ...bearer(as), ...more } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, bytes, headers: answer.headers };
}
