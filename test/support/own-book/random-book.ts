import type { Book } from '../../../src/rules/game.js';
import type { BookChanges } from '../../../src/rules/own-book/changes.js';
import { partsOf } from '../../../src/rules/own-book/derive-book.js';
import { FINE_STAGES } from '../../../src/rules/fine-record.js';
import { ruleBook } from '../../../src/rules/rule-book.js';
import { pick } from '../tarok/cards.js';

/** Some of a list. */
function some<T>(random: () => number, list: readonly T[], chance: number): T[] {
  return list.filter(() => random() < chance);
}

const CUPS = ['king-pot', 'pagat-pot'] as const;

/** Changes within the bounds; every amount is a multiple of the chip that goes with it. */
export function randomBook(random: () => number, id: string): BookChanges {
  const book = ruleBook(id);
  const parts = partsOf(book);
  const chip = pick(random, [1, 5]);
  const stake = (): number => Math.floor(random() * 40) * chip;
  const map = <T>(keys: readonly string[], chance: number, value: (key: string) => T) =>
    Object.fromEntries(some(random, keys, chance).map((key) => [key, value(key)]));
  const readings = Object.fromEntries(
    some<Book['readings'][number]>(random, book.readings, 0.4).map(({ id: reading, options }) => [
      reading,
      pick<{ readonly id: string }>(random, options).id,
    ]),
  );
  if (!parts.hasCups) {
    const rows = parts.rows.filter((row) => !row.includes('declared') && row !== 'valat');
    return {
      readings,
      tariff: map(rows, 0.2, () => Math.floor(random() * 40)),
      notPlayed: some(random, parts.playable, 0.1),
      added: added(random, 1, false),
    };
  }
  const leftOut = some(random, parts.fineCodes, 0.1);
  const known = parts.fineCodes.filter((code) => !leftOut.includes(code));
  return {
    readings,
    tariff: { ...map(parts.rows, 0.3, stake), chip, ...(id !== 'wolff-1899' && { countUnit: 5 }) },
    foundations: map(CUPS, 0.5, stake),
    fines: map(known, 0.3, (code) => (parts.fines[code]?.choices ?? []).map(stake)),
    cups: map(known, 0.3, () => pick(random, CUPS)),
    from: map(known, 0.3, () => 1 + Math.floor(random() * 3)),
    leftOut,
    added: added(random, chip, true),
    notPlayed: some(random, parts.playable, 0.3),
    countFactor: pick(random, [1, 2, 3]),
  };
}

function added(random: () => number, chip: number, hasCups: boolean) {
  return some(random, ['telefon', 'sent', 'spild-af-øl'], 0.5).map((code) => ({
    code,
    words: { da: `Bøde for ${code}` },
    stage: pick(random, FINE_STAGES),
    price: Math.floor(random() * 10) * chip,
    ...(hasCups && random() < 0.4 && { cup: pick(random, CUPS) }),
    ...(random() < 0.4 && { from: 1 + Math.floor(random() * 3) }),
  }));
}
