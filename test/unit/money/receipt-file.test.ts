import { keptUntil, lacksReceipt } from '../../../src/money/receipts/kept-until.js';
import { typeOfReceipt } from '../../../src/money/receipts/receipt-file.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { jpeg, pdf, png, webp } from '../../support/money/receipt-files.js';

/** The type of a file, by its own bytes. */

function found(bytes: Uint8Array): string {
  try {
    return typeOfReceipt(bytes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.concerned).toEqual({ field: 'file' });
    return error.reason;
  }
}

test.each([
  ['a JPEG', jpeg(2000, 1500), 'image/jpeg'],
  ['a PNG', png(3, 2), 'image/png'],
  ['a lossy WebP', webp('VP8 ', 640, 480), 'image/webp'],
  ['a lossless WebP', webp('VP8L', 640, 480), 'image/webp'],
  ['an extended WebP', webp('VP8X', 640, 480), 'image/webp'],
  ['a PDF', pdf(), 'application/pdf'],
])('%s is recognised', (_what, bytes, type) => {
  expect(found(bytes)).toBe(type);
  // Also as a part of a larger memory.
  const within = Buffer.concat([Buffer.from('before'), bytes]);
  expect(found(within.subarray(6))).toBe(type);
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['a PDF behind something else', '<html>%PDF-1.7'],
  ['a sound', 'RIFF\x00\x00\x00\x00WAVEfmt '],
])('%s is no receipt', (_what, text) => {
  expect(found(Buffer.from(text, 'latin1'))).toBe('receipt-of-unknown-type');
});

test.each([
  ['a JPEG that ends before its frame', jpeg(9, 9).subarray(0, 12)],
  ['a JPEG of no height', jpeg(9, 0)],
  ['a PNG that ends within its header', png(9, 9).subarray(0, 20)],
  ['a PNG without a header', Buffer.concat([png(9, 9).subarray(0, 8), Buffer.alloc(40)])],
  ['a WebP that ends within its header', webp('VP8X', 9, 9).subarray(0, 25)],
])('%s is broken', (_what, bytes) => {
  expect(found(bytes)).toBe('receipt-is-broken');
});

test('an image that would fill the memory of a phone is refused, a large photo is not', () => {
  expect(found(jpeg(12_000, 8_000))).toBe('image/jpeg');
  expect(found(jpeg(12_000, 9_000))).toBe('receipt-too-many-pixels');
  expect(found(png(30_000, 1))).toBe('receipt-too-many-pixels');
  expect(found(png(4_000_000_000, 4_000_000_000))).toBe('receipt-too-many-pixels');
});

test('a receipt is kept for so many years after the end of its fiscal year', () => {
  expect(keptUntil('2026-12-31', 5)).toBe('2031-12-31');
  // Sweden and Austria count from the end of the calendar year in which the fiscal year ended.
  expect(keptUntil('2027-06-30', 7)).toBe('2034-12-31');
  expect(keptUntil('2024-02-29', 5)).toBe('2029-12-31');
  expect(keptUntil('2026-12-31', 0)).toBe('2026-12-31');
});

test('an expense lacks its receipt as long as it has none, on paper or as a file, and holds', () => {
  const bare = { kind: 'expense-recorded', receipt: null, receipts: 0, reversedBy: null };
  expect(lacksReceipt(bare)).toBe(true);
  expect(lacksReceipt({ ...bare, kind: 'income-recorded' })).toBe(true);
  expect(lacksReceipt({ ...bare, kind: 'money-received' })).toBe(false);
  expect(lacksReceipt({ ...bare, receipt: '17' })).toBe(false);
  expect(lacksReceipt({ ...bare, receipts: 1 })).toBe(false);
  expect(lacksReceipt({ ...bare, reversedBy: 9 })).toBe(false);
});
