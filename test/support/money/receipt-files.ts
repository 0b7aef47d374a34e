import { deflateSync, crc32 } from 'node:zlib';

/** Files as receipts are: small ones, and ones that are none. */

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one colour. @param shade 0 to 255 */
export function png(width: number, height: number, shade = 200): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const small = width * height < 1_000_000;
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(small ? width : 0, shade)]);
  const pixels = Buffer.concat(Array.from({ length: small ? height : 1 }, () => row));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The segments of a JPEG up to its frame, with no picture behind them. */
export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const exif = Buffer.from([0xff, 0xe1, 0, 6, 0x45, 0x78, 0x69, 0x66]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), exif, frame, Buffer.from([0xff, 0xd9])]);
}

/** The head of a WebP: lossy, lossless or extended. */
export function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const file = Buffer.alloc(30);
  file.write('RIFF', 0, 'latin1');
  file.write(`WEBP${kind}`, 8, 'latin1');
  if (kind === 'VP8 ') {
    file.writeUInt16LE(width, 26);
    file.writeUInt16LE(height, 28);
  } else if (kind === 'VP8L') {
    file[20] = 0x2f;
    file.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  } else {
    file.writeUIntLE(width - 1, 24, 3);
    file.writeUIntLE(height - 1, 27, 3);
  }
  return file;
}

/** A PDF without a page. @param bytes the size of the file, filled up by a comment */
export function pdf(bytes = 60): Buffer {
  const [head, tail] = ['%PDF-1.7\n%', '\ntrailer <<>>\n%%EOF\n'];
  return Buffer.from(head + 'x'.repeat(bytes - head.length - tail.length) + tail, 'latin1');
}
