import type { Book } from '../../../src/rules/game.js';
import { amountRows, type AmountRow } from '../../../src/rules/house-rules/house-choices.js';
import type { AddedFine } from '../../../src/rules/own-book/changes.js';
import { partsOf } from '../../../src/rules/own-book/derive-book.js';
import type { PotName } from '../../../src/rules/payment.js';
import { resolveRules } from '../../../src/rules/rule-book.js';
import { plainPoints } from '../../parts/figures/points.js';
import { wordsOfFine } from '../../../src/rules/own-book/words-of-fine.js';
import { useTranslation } from '../../words/use-translation.js';
import { useHouseWords } from '../evening-start/house-rules/use-house-words.js';

type Named = Readonly<Partial<Record<string, string>>>;

/** The changes of a club to a book, in sentences with both numbers. */
export function useChangeWords(parent: Book) {
  const { t, all, language } = useTranslation(['own-books', 'fine-entry']);
  const house = useHouseWords();
  const nameOf = usePlayedNames(parent);
  const { tariff, fines } = { fines: partsOf(parent).fines, tariff: resolveRules(parent).tariff };
  const usualRows: Readonly<Record<string, { readonly points: number }>> = tariff;
  const codes: Named = all('fine-entry:codes');
  const nameOfFine = (code: string) => codes[code] ?? code;
  const list = (amounts: readonly number[]) => amounts.map(plainPoints).join(' / ');
  const reading = (id: string) => parent.readings.find((one) => one.id === id);
  return {
    notPlayed: (name: string) => t('says.notPlayed', { what: nameOf(name) }),
    reading: (id: string, option: string) => {
      const found = reading(id);
      const answer = found?.options.find((one) => one.id === option);
      if (found === undefined || answer === undefined) return `${id}: ${option}`;
      return `${house.question(found)} ${house.answer(found, answer)}`;
    },
    usualReading: (id: string): readonly string[] => {
      const found = reading(id);
      const usual = found?.options[0];
      if (found === undefined || usual === undefined) return [];
      return [t('says.usualReading', { answer: house.answer(found, usual) })];
    },
    foundation: (pot: string, points: number) =>
      t('says.foundation', {
        cup: t(`cups.${pot as PotName}`),
        points: plainPoints(points),
        usual: plainPoints(usualRows['foundation']?.points ?? 0),
      }),
    amount: (row: AmountRow, points: number) =>
      t('says.amount', {
        what: house.row(row),
        points: plainPoints(points),
        usual: plainPoints(usualRows[row.key]?.points ?? 0),
      }),
    countFactor: (times: number) => t('says.countFactor', { count: times }),
    fine: (code: string, { amounts, cup, from }: FineChange) => {
      const what = nameOfFine(code);
      const usual = list((fines[code]?.choices ?? []).map(({ amount }) => amount));
      const points = list(amounts ?? []);
      const into =
        amounts === undefined
          ? cup && t('says.cup', { what, cup: t(`cups.${cup}`) })
          : cup === undefined
            ? t('says.fine', { what, points, usual })
            : t('says.fineInCup', { what, points, usual, cup: t(`cups.${cup}`) });
      if (from === undefined) return into ?? what;
      if (into === undefined) return t('says.from', { what, time: from });
      return `${into}, ${t('says.onlyFrom', { time: from })}`;
    },
    leftOut: (code: string) => t('says.leftOut', { what: nameOfFine(code) }),
    added: (fine: AddedFine) =>
      [
        t('says.added', {
          code: fine.code,
          words: wordsOfFine(fine, language),
          points: plainPoints(fine.price),
        }),
        fine.cup === undefined ? null : t('says.onlyCup', { cup: t(`cups.${fine.cup}`) }),
        fine.from === undefined || fine.from < 2 ? null : t('says.onlyFrom', { time: fine.from }),
      ]
        .filter((part) => part !== null)
        .join(', '),
  };
}

/** The changes of one fine. */
interface FineChange {
  /** Points of each of its degrees. */
  readonly amounts: readonly number[] | undefined;
  /** The only cup that it goes to. */
  readonly cup: PotName | undefined;
  /** From which time of a player's on it costs. */
  readonly from: number | undefined;
}

export type ChangeWords = ReturnType<typeof useChangeWords>;

/** The names of the parts that a club may leave out of its game. */
export function usePlayedNames(book: Book): (name: string) => string {
  const { game } = resolveRules(book);
  const { all } = useTranslation(`terms-${game}` as const);
  const names: Named = all('names');
  const house = useHouseWords();
  const rows = amountRows(book);
  return (name) => {
    const row = rows.find(({ part, key }) => part === 'tariff' && key === name);
    return names[name] ?? (row === undefined ? name : house.row(row));
  };
}
