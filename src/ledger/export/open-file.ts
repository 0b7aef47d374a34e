import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A file of a club or of an instance, unpacked where its name ends with `.gz`. */
export function openFile(path: string): Readable {
  const file = createReadStream(path);
  // An error of the file ends the unpacking, and is thrown where the result is read.
  return path.endsWith('.gz') ? pipeline(file, createGunzip(), () => undefined) : file;
}
