import { contentVersion } from '../../ledger/log/content-version.js';
import type { Book } from '../../rules/game.js';

const versions = new WeakMap<Book, string>();

/** The version of a book of the sources: the digest of its content. */
export function versionOfBook(book: Book): string {
  const known = versions.get(book);
  if (known !== undefined) return known;
  const version = contentVersion(book);
  versions.set(book, version);
  return version;
}
