import { localeOf } from '../../../words/locale.js';
import { useTranslation } from '../../../words/use-translation.js';

/** Writes hundredths of a point with their sign: `+1,22`. */
export function usePointsAHand(): (hundredths: number) => string {
  const { language } = useTranslation();
  const format = new Intl.NumberFormat(localeOf(language), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (hundredths) => format.format(hundredths / 100).replace('-', '−');
}
