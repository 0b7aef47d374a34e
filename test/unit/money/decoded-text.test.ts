import { decodedText } from '../../../src/money/bank/decoded-text.js';

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (part === String(part) ? [...Buffer.from(part)] : [Number(part)])),
  );

describe('the text of a file', () => {
  it.each([
    ['Windows-1252', bytes(0xd8, 'jvind M', 0xf8, 'ller, ', 0xc5, 'se'), 'Øjvind Møller, Åse'],
    ['Mac Roman', bytes(0xaf, 'jvind M', 0xbf, 'ller, ', 0x81, 'se'), 'Øjvind Møller, Åse'],
    ['German of Mac Roman', bytes('J', 0x9f, 'rgen B', 0x8a, 'r'), 'Jürgen Bär'],
    ['signs of Windows-1252', bytes('Pris 1', 0xbe, ', ', 0xa7, ' 2'), 'Pris 1¾, § 2'],
    ['UTF-8', bytes('Møller'), 'Møller'],
    ['UTF-16', bytes(0xff, 0xfe, 0xd8, 0, 'j', 0), 'Øj'],
  ])('is read from %s', (_, file, text) => {
    expect(decodedText(file)).toBe(text);
  });
});
