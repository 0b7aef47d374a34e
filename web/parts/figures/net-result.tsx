import { Fragment } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { netOf } from '../payments/payment-lines.js';
import { Points } from './points.js';

interface Props {
  readonly payments: Parameters<typeof netOf>[0];
  readonly nameOf: (player: string) => string;
}

/** The net result of payments for everybody: 'Karen +24, Bo −12'. */
export function NetResult({ payments, nameOf }: Props) {
  const { t } = useTranslation('outbox');
  const net = [...netOf(payments)];
  if (net.length === 0) return t('would.nothing');
  return net.map(([player, points], n) => (
    <Fragment key={player}>
      {n > 0 && ', '}
      {nameOf(player)} <Points value={points} />
    </Fragment>
  ));
}
