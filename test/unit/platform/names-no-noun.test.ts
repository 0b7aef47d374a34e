import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PLATFORM = join('src', 'platform');

/** The file in which the makers of address parts are. */
const MAKERS = join(PLATFORM, 'http', 'path-part.ts');

const FILES = readdirSync(PLATFORM, { recursive: true, encoding: 'utf8' })
  .map((name) => join(PLATFORM, name))
  .filter((file) => file.endsWith('.ts'));

/** A word by itself in quotes, a field or a header. */
const CLUB_NOUNS =
  /'(proofs|evenings|fines|tables|papers|exports)'|\breadonly (hand|card|member)\??:|\bacting-?member\b/gi;

test('the platform names no part of an address: each is in the room of its noun', () => {
  const parts = FILES.filter(
    (file) =>
      file !== MAKERS && /\bpath(Id|Number|Part)(<\w+>)?\(/.test(readFileSync(file, 'utf8')),
  );
  expect(FILES).toContain(MAKERS);
  expect(parts).toEqual([]);
});

test('the platform refuses nothing for a reason of a hand, a session or money', () => {
  const reasons = FILES.filter((file) =>
    /'(session|payment|year|transfer(?!-encoding)|voucher|season|hand|fine|dispute|member|acting-member)-[a-z-]+'/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(reasons).toEqual([]);
});

test('the platform names nothing of a club', () => {
  const nouns = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CLUB_NOUNS)].map(([noun]) => `${file}: ${noun}`),
  );
  expect(nouns).toEqual([]);
});
