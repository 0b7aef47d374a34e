import type { Book } from '../../../../src/rules/game.js';
import type { HouseRules } from '../../../../src/rules/house-rules/house-rules.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../evening-start.module.css';
import { differencesOf } from '../../../../src/rules/house-rules/house-choices.js';
import { useHouseWords } from './use-house-words.js';

interface Props {
  readonly book: Book;
  readonly house: HouseRules | null;
}

/** The differences from the book, in words and numbers. */
export function HouseSummary({ book, house }: Props) {
  const { t } = useTranslation('rules.houseRules');
  const words = useHouseWords();
  const { readings, amounts } = differencesOf(book, house);
  if (readings.length + amounts.length === 0) return null;
  return (
    <section aria-label={t('summary')} className={classes['summary']}>
      <h3 className={classes['title']}>{t('summary')}</h3>
      <ul>
        {readings.map(({ id, option }) => {
          const reading = book.readings.find((one) => one.id === id);
          const answer = reading?.options.find((one) => one.id === option);
          return (
            <li key={id}>
              {reading === undefined ? id : words.question(reading)}{' '}
              <strong>
                {reading === undefined || answer === undefined
                  ? option
                  : words.answer(reading, answer)}
              </strong>
            </li>
          );
        })}
        {amounts.map(({ row, points, usual }) => (
          <li key={row.id}>
            {t('amount', {
              what: words.row(row),
              points: plainPoints(points),
              usual: plainPoints(usual),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
