import type { BookChanges } from '../../rules/own-book/changes.js';
import { changesLike } from '../../rules/own-book/changes-like.js';
import { partsOf } from '../../rules/own-book/derive-book.js';
import { wordsOfFine } from '../../rules/own-book/words-of-fine.js';
import type { Rules } from '../../rules/game.js';
import { resolveRules, ruleBook } from '../../rules/rule-book.js';
import { fill } from '../../words/fill.js';
import { tariffRow } from '../../words/tariff.js';
import { wordOf } from '../format/word-of.js';
import type { Frame } from '../frame.js';

/** A reading as a sentence: question and answer. */
type ReadingWords = (id: string, option: string) => string;

/**
 * The differences of an evening by a club's own book from its parent, those of the evening alone included,
 * in the order of play: parts that are not played, readings, numbers, fines.
 */
export function ownRules(frame: Frame, rules: Rules, reading: ReadingWords): readonly string[] {
  const { words, numbers } = frame;
  const { cups, says } = words.bookChanges;
  const changes = changesLike(rules);
  const parent = ruleBook(rules.book);
  const { tariff } = resolveRules(parent);
  const rows: Readonly<Record<string, { readonly points: number } | undefined>> = tariff;
  const usualOf = (row: string) => numbers.plain(rows[row]?.points ?? 0);
  const times = changes.countFactor ?? 1;
  return [
    ...(changes.notPlayed ?? []).map((name) => fill(says.notPlayed, { what: partName(name) })),
    ...Object.entries(changes.readings ?? {}).map(([id, option]) => reading(id, option)),
    ...Object.entries(changes.foundations ?? {}).map(([cup, points]) =>
      fill(says.foundation, {
        cup: wordOf(cups, cup),
        points: numbers.plain(points),
        usual: usualOf('foundation'),
      }),
    ),
    ...Object.entries(changes.tariff ?? {}).map(([row, points]) =>
      fill(says.amount, {
        what: tariffRow(words.tariff, row),
        points: numbers.plain(points),
        usual: usualOf(row),
      }),
    ),
    ...(times === 1 ? [] : [fill(says.countFactor_other, { count: times })]),
    ...finesChanged(frame, rules, changes),
  ];

  function partName(name: string): string {
    return wordOf({ ...words.tariff.rows, ...words.reasons }, name);
  }
}

function finesChanged({ words, numbers, language }: Frame, rules: Rules, changes: BookChanges) {
  const { cups: cupNames, says } = words.bookChanges;
  const { fines: printed } = partsOf(ruleBook(rules.book));
  const { fines = {}, cups = {}, from = {}, leftOut = [], added = [] } = changes;
  const list = (amounts: readonly number[]) => amounts.map(numbers.plain).join(' / ');
  const onlyFrom = (time: number) => fill(says.onlyFrom, { time });
  const changed = [...new Set([fines, cups, from].flatMap(Object.keys))].map((code) => {
    const what = wordOf(words.fines, code);
    const [amounts, time] = [fines[code], from[code]];
    const cup = cups[code] === undefined ? undefined : wordOf(cupNames, cups[code]);
    const usual = list((printed[code]?.choices ?? []).map(({ amount }) => amount));
    const said = amounts === undefined ? {} : { points: list(amounts), usual };
    if (amounts === undefined && cup === undefined)
      return fill(says.from, { what, time: time ?? 1 });
    const sentence =
      amounts === undefined ? says.cup : cup === undefined ? says.fine : says.fineInCup;
    const into = fill(sentence, { what, ...said, ...(cup !== undefined && { cup }) });
    return time === undefined ? into : `${into}, ${onlyFrom(time)}`;
  });
  return [
    ...changed,
    ...leftOut.map((code) => fill(says.leftOut, { what: wordOf(words.fines, code) })),
    ...added.map((fine) => {
      const points = numbers.plain(fine.price);
      const { code, cup, from: time = 1 } = fine;
      return [
        fill(says.added, { code, words: wordsOfFine(fine, language), points }),
        ...(cup === undefined ? [] : [fill(says.onlyCup, { cup: wordOf(cupNames, cup) })]),
        ...(time < 2 ? [] : [onlyFrom(time)]),
      ].join(', ');
    }),
  ];
}
