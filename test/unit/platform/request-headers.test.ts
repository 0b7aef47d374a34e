import fc from 'fast-check';
import { requestHash } from '../../../src/platform/http/write/idempotency.js';
import { Problem } from '../../../src/platform/http/problem/problem.js';
import {
  hasAlready,
  readIdempotencyKey,
  readIfMatch,
  type Headers,
} from '../../../src/platform/http/request-headers.js';

function codeOf(read: () => unknown): string {
  try {
    read();
    return 'read';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('Idempotency-Key', () => {
  const read = (value: string | string[] | undefined) =>
    codeOf(() => readIdempotencyKey({ 'idempotency-key': value }));

  test('is 1 to 255 visible ASCII characters', () => {
    expect(readIdempotencyKey({ 'idempotency-key': 'evening-1/hand-7' })).toBe('evening-1/hand-7');
    expect(read('x'.repeat(255))).toBe('read');
    expect(read(undefined)).toBe('idempotency-key-missing');
    expect(read('')).toBe('idempotency-key-missing');
    for (const bad of [
      'x'.repeat(256),
      'two words',
      'tab\t',
      'øl',
      '\u0000',
      '\u007f',
      ['a', 'b'],
    ]) {
      expect(read(bad)).toBe('idempotency-key-malformed');
    }
  });
});

describe('If-Match', () => {
  const headers = (value: string | undefined): Headers => ({ 'if-match': value });

  test.each(['"7"', '7', 'W/"7"', ' "7" '])('reads %j as version 7', (value) => {
    expect(readIfMatch(headers(value))).toBe(7);
  });

  test.each(['*', '"7", "8"', '"7', '7"', '-7', '7.0', '"seven"', '""', '9'.repeat(16)])(
    'refuses %j',
    (value) => {
      expect(codeOf(() => readIfMatch(headers(value)))).toBe('if-match-malformed');
    },
  );

  test('must be there', () => {
    expect(codeOf(() => readIfMatch({}))).toBe('if-match-missing');
  });
});

describe('If-None-Match', () => {
  const has = (value: string | undefined) => hasAlready({ 'if-none-match': value }, '"7-12"');

  test.each(['"7-12"', 'W/"7-12"', '"6-11", "7-12"'])('%j names it', (value) => {
    expect(has(value)).toBe(true);
  });

  test.each([undefined, '', '"7-1"', '"7-12', '7-12', '*'])('%j does not', (value) => {
    expect(has(value)).toBe(false);
  });
});

describe('the hash of a request', () => {
  test('does not depend on the order of fields, and on everything else', () => {
    const json = fc.jsonValue({ stringUnit: 'grapheme' });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), json, (fields, other) => {
        const turned = Object.fromEntries(Object.entries(fields).reverse());
        const hash = requestHash('POST', '/v1/clubs', fields);
        expect(requestHash('post', '/v1/clubs?x=1', turned)).toBe(hash);
        const same = JSON.stringify(other) === JSON.stringify(fields);
        if (!same && typeof other !== 'object') {
          expect(requestHash('POST', '/v1/clubs', other)).not.toBe(hash);
        }
      }),
    );
    const hashes = [
      requestHash('POST', '/a', { a: 1, b: [1, 2] }),
      requestHash('POST', '/a', { a: 1, b: [2, 1] }),
      requestHash('POST', '/a', { a: '1', b: [1, 2] }),
      requestHash('POST', '/b', { a: 1, b: [1, 2] }),
      requestHash('PUT', '/a', { a: 1, b: [1, 2] }),
      requestHash('POST', '/a', undefined),
      requestHash('POST', '/a', { a: 1, b: [1, 2] }, 'karen'),
      requestHash('POST', '/a', { a: 1, b: [1, 2] }, 'else'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('is refused for a body nested beyond reason', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    expect(codeOf(() => requestHash('POST', '/', deep))).toBe('validation-failed');
  });
});
