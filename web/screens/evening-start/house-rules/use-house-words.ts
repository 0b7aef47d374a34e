import type { Book } from '../../../../src/rules/game.js';
import type { Readings } from '../../../../src/words/readings.js';
import { tariffRow, type TariffWords } from '../../../../src/words/tariff.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { AmountRow } from '../../../../src/rules/house-rules/house-choices.js';

/** House rules in words. */
export function useHouseWords() {
  const { t, all } = useTranslation(['rules.houseRules', 'fine-entry']);
  const readings: Readings = all('readingWords');
  const tariffWords: TariffWords = all('tariffWords');
  const fines: Readonly<Partial<Record<string, string>>> = all('fine-entry:codes');
  return {
    /** The question of a reading. */
    question: ({ id, question }: HouseReading) => readings[id]?.question ?? question,
    /** The words of an answer. */
    answer: ({ id }: HouseReading, option: Answer) =>
      readings[id]?.options[option.id] ?? option.words,
    row: ({ part, key, degree, degrees }: AmountRow) => {
      if (part === 'tariff') return tariffRow(tariffWords, key);
      const fine = fines[key] ?? key;
      return degrees === 1 ? fine : t('degree', { fine, degree: degree + 1 });
    },
  };
}

type HouseReading = Book['readings'][number];
type Answer = HouseReading['options'][number];
