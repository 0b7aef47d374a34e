import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Records of a ZIP file: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16. */
const LOCAL_HEADER = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

const VERSION = 20;
/** Sizes come behind the data; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, the first day there is: a file does not say when it was made. */
const DOS_DATE = 0x0021;
/** The largest number of 32 bits. */
const MOST_BYTES = 0xffffffff;

interface Entry {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/** Parts of a ZIP file as they are packed: nothing is kept of one but its name and sizes. */
export class Zip {
  readonly #entries: Entry[] = [];
  #offset = 0;

  /**
   * A file in the archive.
   * @throws RangeError where it, or the whole, reaches four gigabytes
   */
  async *file(name: string, texts: AsyncIterable<string> | Iterable<string>) {
    const entry = { name: Buffer.from(name), offset: this.#offset };
    let [crc, packed, size] = [0, 0, 0];
    yield this.#given(localHeader(entry.name));
    for await (const text of texts) {
      if (text === '') continue;
      const bytes = Buffer.from(text);
      crc = crc32(bytes, crc);
      size += bytes.length;
      // Each text ends at a whole byte, so what was packed so far can go out.
      const part = deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
      packed += part.length;
      yield this.#given(part);
    }
    const last = deflateRawSync(Buffer.alloc(0));
    packed += last.length;
    yield this.#given(last);
    this.#entries.push({ ...entry, crc, packed, size });
    yield this.#given(record([4, DATA_DESCRIPTOR], [4, crc], [4, packed], [4, size]));
  }

  /** The directory that a reader looks up first. */
  end(): Buffer {
    const offset = this.#offset;
    const directory = Buffer.concat(
      this.#entries.flatMap((entry) => [centralHeader(entry), entry.name]),
    );
    const count = this.#entries.length;
    const end = record(
      [4, END_OF_DIRECTORY],
      [4, 0],
      [2, count],
      [2, count],
      [4, directory.length],
      [4, offset],
      [2, 0],
    );
    return Buffer.concat([directory, end]);
  }

  #given(bytes: Buffer): Buffer {
    this.#offset += bytes.length;
    return bytes;
  }
}

function localHeader(name: Buffer): Buffer {
  const header = record(
    [4, LOCAL_HEADER],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DOS_DATE],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([header, name]);
}

function centralHeader({ name, offset, crc, packed, size }: Entry): Buffer {
  return record(
    [4, CENTRAL_HEADER],
    [2, VERSION],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DOS_DATE],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    // No extra field, no comment, no disk, no attributes.
    [4, 0],
    [4, 0],
    [4, 0],
    [4, offset],
  );
}

/** Numbers behind each other, each in so many bytes, the lowest first. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((length, [bytes]) => length + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (value > MOST_BYTES) throw new RangeError('a file of four gigabytes or more');
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}
