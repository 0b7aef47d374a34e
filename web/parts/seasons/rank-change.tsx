import { IconCaretDownFilled, IconCaretUpFilled, IconEqual } from '@tabler/icons-react';
import { useTranslation } from '../../words/use-translation.js';
import classes from './rank-change.module.css';
import { rankMoved } from './rank-moved.js';

interface Props {
  /** Null for who is not ranked. */
  readonly rank: number | null;
  /** Before the last evening; null for who was not ranked then. */
  readonly before: number | null;
}

const SIGNS = {
  up: IconCaretUpFilled,
  down: IconCaretDownFilled,
  same: IconEqual,
} as const;

/** How a rank moved by the last evening: by sign and number, in words for who hears it. */
export function RankChange({ rank, before }: Props) {
  const { t } = useTranslation('seasons');
  if (rank === null) return null;
  const { way, places } = rankMoved(rank, before);
  const words = places === 0 ? t(`rank.${way}`) : t(`rank.${way}`, { count: places });
  const Sign = way === 'new' ? null : SIGNS[way];
  return (
    <span className={classes['change']} data-way={way} role="img" aria-label={words} title={words}>
      {Sign === null ? t('rank.newShort') : <Sign size="0.9em" aria-hidden />}
      {places > 0 && <span aria-hidden>{places}</span>}
    </span>
  );
}
