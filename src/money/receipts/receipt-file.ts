import { refusal } from '../reasons/reasons.js';

/** The media types of receipts. */
export const RECEIPT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type ReceiptType = (typeof RECEIPT_TYPES)[number];

/** The largest file: 5 MB. */
export const MOST_RECEIPT_BYTES = 5 * 1024 * 1024;
/** Of receipts that a voucher has. */
export const MOST_RECEIPTS = 20;
/** The longest side of a photo, which the memory of a phone still holds. */
export const MOST_SIDE = 20_000;
/** Of a photo: more than any phone takes. */
const MOST_PIXELS = 100_000_000;

/** Width and height of an image, in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The type of a file, by its own bytes: neither its name nor the header of a request counts.
 *
 * @throws Refusal `receipt-of-unknown-type`, `receipt-is-broken`, `receipt-too-many-pixels`
 */
export function typeOfReceipt(bytes: Uint8Array): ReceiptType {
  const type = typeBySignature(bytes);
  if (type === null) throw refusal('receipt-of-unknown-type', {}, { field: 'file' });
  if (type === 'application/pdf') return type;
  const size = SIZES[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (size === null || size.width === 0 || size.height === 0) {
    throw refusal('receipt-is-broken', {}, { field: 'file' });
  }
  const { width, height } = size;
  if (Math.max(width, height) <= MOST_SIDE && width * height <= MOST_PIXELS) return type;
  throw refusal('receipt-too-many-pixels', { width, height }, { field: 'file' });
}

/** The type by the first bytes of a file; null for none of those that a receipt can be. */
export function typeBySignature(bytes: Uint8Array): ReceiptType | null {
  const is = (text: string, at = 0) => {
    return [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));
  };
  if (is('\xff\xd8\xff')) return 'image/jpeg';
  if (is('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (is('RIFF') && is('WEBP', 8)) return 'image/webp';
  return is('%PDF-') ? 'application/pdf' : null;
}

const SIZES: Readonly<
  Record<Exclude<ReceiptType, 'application/pdf'>, (view: DataView) => Size | null>
> = { 'image/jpeg': sizeOfJpeg, 'image/png': sizeOfPng, 'image/webp': sizeOfWebp };

const IHDR = 0x49484452;

function sizeOfPng(view: DataView): Size | null {
  if (view.byteLength < 24 || view.getUint32(12) !== IHDR) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Markers of a JPEG's frame: C0 to CF, but for the tables C4 and CC and the reserved C8. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The segments of a JPEG, up to the one of its frame, which has the size (ITU-T T.81, B.2.2). */
function sizeOfJpeg(view: DataView): Size | null {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // A marker may have more bytes of FF before it.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const [VP8, VP8L, VP8X] = [0x56503820, 0x5650384c, 0x56503858];

/** The first chunk of a WebP: lossy, lossless, or with more chunks behind it. */
function sizeOfWebp(view: DataView): Size | null {
  if (view.byteLength < 30) return null;
  const chunk = view.getUint32(12);
  if (chunk === VP8) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk === VP8L) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== VP8X) return null;
  const low24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  return { width: low24(24) + 1, height: low24(27) + 1 };
}
