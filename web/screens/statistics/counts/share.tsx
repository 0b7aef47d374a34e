import { wholeOf } from '../../../../src/standings/figures/figure-name.js';
import type { Count } from '../../../api/seasons/statistics.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { localeOf } from '../../../words/locale.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { Counting } from './counting.js';
import { NumberLink } from './number-link.js';
import classes from '../statistics.module.css';

interface Props {
  readonly counting: Counting;
  readonly count: Count;
  /** The name of the whole, for a screen reader. */
  readonly what: string;
  readonly tooFew?: string | undefined;
}

/** Whether a count has a whole, of which it is too few to be a share. */
export function lacksShare(count: Count): boolean {
  return count.of > 0 && count.share === null;
}

/** A share in words with a bar, as the way to the whole; a share of too few says so. */
export function ShareLink({ counting: { club, filter, member }, count, what, tooFew }: Props) {
  const { figure, of, share } = count;
  const { t, language } = useTranslation('statistics');
  if (of === 0) return <span aria-hidden>–</span>;
  const all = plainPoints(of);
  const percent = new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const said =
    share === null
      ? `${t('of', { all })}, ${tooFew ?? t('tooFew')}`
      : t('share', { share: percent.format(share / 1000), all });
  return (
    <>
      <NumberLink
        club={club.id}
        {...{ filter, member, what, said }}
        count={{ figure: wholeOf(figure), count: of }}
        isInText
      >
        {/* The table says once why a share is missing. */}
        {share === null ? t('of', { all }) : said}
      </NumberLink>
      {share !== null && (
        <span className={classes['bar']} aria-hidden>
          <span style={{ width: `${Math.min(100, share / 10)}%` }} />
        </span>
      )}
    </>
  );
}
