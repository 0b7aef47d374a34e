import { useTranslation } from 'react-i18next';
import type { AmountRow } from './house-choices.js';

/** House rules in words. */
export function useHouseWords() {
  const { t } = useTranslation(['house-rules', 'fine-entry', 'koenigrufen']);
  const sentences = t('sentences', { returnObjects: true }) as unknown as Sentences;
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
    /** A question of the book, or an answer to it. */
    sentence: (english: string) => new Map(sentences).get(english) ?? english,
    row: ({ part, key, degree, degrees }: AmountRow) => {
      if (part === 'tariff') return rowOf(key);
      const fine = fines[key] ?? key;
      return degrees === 1 ? fine : t('degree', { fine, degree: degree + 1 });
    },
  };
}

type Sentences = readonly (readonly [english: string, here: string])[];
