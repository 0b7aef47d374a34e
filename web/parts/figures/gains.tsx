import { Fragment } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { isKeeper } from '../../../src/rules/payment.js';
import { Points } from './points.js';

interface Props {
  /** Members and what keeps points at the table; above 0 what they get. */
  readonly parties: readonly { readonly party: string; readonly points: number }[];
  readonly nameOf: (player: string) => string;
}

/** The sums that parties get and give, the cups last: 'Karen +40 · Kongekop −20'. */
export function Gains({ parties, nameOf }: Props) {
  const { t } = useTranslation('payments');
  const kept = parties.filter(({ party }) => isKeeper(party));
  return [...parties.filter((one) => !kept.includes(one)), ...kept].map(({ party, points }, n) => (
    <Fragment key={party}>
      {n > 0 && ' · '}
      <span style={{ whiteSpace: 'nowrap' }}>
        {isKeeper(party) ? t(`pots.${party}`) : nameOf(party)} <Points value={points} />
      </span>
    </Fragment>
  ));
}
