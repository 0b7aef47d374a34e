import fc from 'fast-check';
import { normalisedReference, referenceOf } from '../../../src/money/reference.js';

const ALPHABET = [...'23456789ACDEFHKMNPRTWXY'];

const reference = fc
  .tuple(fc.string(), fc.nat({ max: 20 }))
  .map(([text, attempt]) => referenceOf(text, attempt));

// Worked out beside the code, from the definition of FNV-1a: references on letters must not change.
test('a reference is for good: the same text gives the same reference', () => {
  expect(referenceOf('club-1 member-2 7', 0)).toBe('433EXM');
  expect(referenceOf('club-1 member-2 7', 1)).toBe('FYHH4E');
  expect(referenceOf('årsfest', 0)).toBe('5E3R66');
});

test('a reference is six characters of the alphabet and is read as itself', () => {
  fc.assert(
    fc.property(reference, (written) => {
      expect(written).toMatch(/^[23456789ACDEFHKMNPRTWXY]{6}$/);
      expect(normalisedReference(written)).toBe(written);
    }),
  );
});

test('it is read in lower case, with spaces, hyphens and dots', () => {
  fc.assert(
    fc.property(reference, (written) => {
      const [a, b] = [written.slice(0, 3), written.slice(3)];
      expect(normalisedReference(` ${a.toLowerCase()} ${b}\n`)).toBe(written);
      expect(normalisedReference(`${a}-${b.toLowerCase()}.`)).toBe(written);
    }),
  );
});

test('a character that looks like the one that was meant is taken for it', () => {
  const alikes = new Map(
    Object.entries({ '2': 'zZ', '5': 'sS', '6': 'gG', '8': 'bB', D: '0oOqQ', Y: 'vV' }),
  );
  fc.assert(
    fc.property(reference, fc.nat(), (written, choice) => {
      const typed = [...written].map((character) => {
        const options = alikes.get(character) ?? character;
        return options[choice % options.length];
      });
      expect(normalisedReference(typed.join(''))).toBe(written);
    }),
  );
});

test('one wrong character is found, any one at any place', () => {
  fc.assert(
    fc.property(
      reference,
      fc.nat({ max: 5 }),
      fc.constantFrom(...ALPHABET),
      (written, at, wrong) => {
        fc.pre(written[at] !== wrong);
        expect(normalisedReference([...written].with(at, wrong).join(''))).toBeNull();
      },
    ),
  );
});

test('two characters that have changed places are found', () => {
  const place = fc.nat({ max: 5 });
  fc.assert(
    fc.property(reference, place, place, (written, one, other) => {
      const [a = '', b = ''] = [written[one], written[other]];
      fc.pre(a !== b);
      expect(normalisedReference([...written].with(one, b).with(other, a).join(''))).toBeNull();
    }),
  );
});

test('a text that is too short, too long, or holds anything else is none', () => {
  const written = referenceOf('anything', 0);
  for (const typed of ['', written.slice(1), `${written}2`, 'I1LJUU', '······', 'æøåæøå']) {
    expect(normalisedReference(typed)).toBeNull();
  }
});

test('a thousand payments have as good as a thousand references, and further tries give others', () => {
  const first = Array.from({ length: 1000 }, (_, at) => referenceOf(`club member-${at} 1`, 0));
  expect(new Set(first).size).toBeGreaterThanOrEqual(998);
  const tries = Array.from({ length: 20 }, (_, attempt) => referenceOf('club member 1', attempt));
  expect(new Set(tries).size).toBe(20);
});
