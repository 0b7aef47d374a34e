import { useTranslation } from 'react-i18next';
import type { Book } from '../../../src/rules/game.js';
import type { Readings } from '../../../src/words/readings.js';
import type { AmountRow } from './house-choices.js';

/** House rules in words. */
export function useHouseWords() {
  const { t } = useTranslation(['house-rules', 'fine-entry', 'koenigrufen']);
  const readings: Readings = t('readingWords', { returnObjects: true });
  const rows: Readonly<Partial<Record<string, string>>> = {
    ...t('koenigrufen:contracts', { returnObjects: true }),
    ...t('koenigrufen:figures', { returnObjects: true }),
    ...t('rows', { returnObjects: true }),
  };
  const fines: Readonly<Partial<Record<string, string>>> = t('fine-entry:codes', {
    returnObjects: true,
  });
  const rowOf = (key: string): string => {
    const [, plain = key, more] = /^(.+?)-(declared|lost|lost-in-forehand)$/.exec(key) ?? [];
    const what = rows[plain] ?? plain;
    switch (more) {
      case 'declared':
        return t('declared', { figure: what });
      case 'lost':
        return t('lost', { contract: what });
      case 'lost-in-forehand':
        return t('lostInForehand', { contract: what });
      default:
        return what;
    }
  };
  return {
    /** What a reading asks. */
    question: ({ id, question }: Asked) => readings[id]?.question ?? question,
    /** What it is answered with. */
    answer: ({ id }: Asked, option: Answer) => readings[id]?.options[option.id] ?? option.words,
    row: ({ part, key, degree, degrees }: AmountRow) => {
      if (part === 'tariff') return rowOf(key);
      const fine = fines[key] ?? key;
      return degrees === 1 ? fine : t('degree', { fine, degree: degree + 1 });
    },
  };
}

type Asked = Book['readings'][number];
type Answer = Asked['options'][number];
