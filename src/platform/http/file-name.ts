/** Characters that common systems do not allow in the name of a file, or read as something else. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\/:*?"<>|]/gu;
const MOST_CHARACTERS = 100;

/**
 * A name for a file, which sorts by its days: `2026-11-20 Tarokklubben hænder.csv`. It follows from what is
 * in the file and not from a clock: the same table has the same name.
 *
 * @param days as YYYY-MM-DD, or the years
 * @param parts the club, what it is, of whom
 */
export function fileName(
  days: readonly string[],
  parts: readonly string[],
  ending: string,
): string {
  const said = parts.map((part) => part.replaceAll(NOT_IN_NAMES, ' ').replaceAll(/\s+/gu, ' '));
  const name = said
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  const short = [...name].slice(0, MOST_CHARACTERS).join('').trim();
  return `${[...new Set(days)].join(' ')} ${short}.${ending}`;
}

/** Letters that stay special after their marks above or below are removed. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  Æ: 'Ae',
  Ø: 'Oe',
  Å: 'Aa',
  ß: 'ss',
};

/**
 * The header that gives a file its name (RFC 6266): in plain letters for what is old, and as it is
 * (RFC 8187).
 *
 * @param how `inline` for what a browser can show, and saves under that name
 */
export function named(how: 'inline' | 'attachment', name: string): string {
  const plain = [...name.normalize('NFC')]
    .map((letter) => PLAIN[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  const exact = encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '_')).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
