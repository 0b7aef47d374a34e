import type { Suit } from '../../../../src/rules/cards.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './suit-sign.module.css';

/** The sign of a suit, as on the cards. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  const { t } = useTranslation('cards');
  return (
    <span className={classes['suit']} data-suit={suit}>
      {t(`suitSigns.${suit}`)}
    </span>
  );
}
