import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../src/rules/payment.js';
import { netOf } from '../../parts/payment-lines.js';
import { Payments } from '../../parts/payments.js';
import { useNameList } from '../../parts/player-name.js';
import { Points } from '../../parts/points.js';
import { useRefusalWords } from '../../parts/use-refusal-words.js';
import shared from '../tarok-entry/hand-result.module.css';
import { useEntry } from './entry-context.js';
import type { Missing, Verdict } from './judge.js';
import classes from './koenigrufen-entry.module.css';
import { useOutcomeWords } from './outcome-words.js';

/** What the hand comes to, with every tap: who wins what, what follows, each payment. */
export function HandResult({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation('koenigrufen');
  const { nameOf } = useEntry();
  const either = verdict.is === 'partial' ? verdict.either : null;
  const known = paymentsOf(verdict);
  const isPaid = verdict.is === 'whole' || known.length > 0;
  return (
    <section aria-label={t('result.title')} className={shared['result']}>
      {either === null ? (
        <Net payments={known} />
      ) : (
        <>
          <Net title={t('result.ifWon')} payments={either.won} />
          <Net title={t('result.ifLost')} payments={either.lost} />
        </>
      )}
      <Says verdict={verdict} />
      {isPaid && <Payments payments={known} nameOf={nameOf} />}
    </section>
  );
}

function paymentsOf(verdict: Verdict): readonly Payment[] {
  if (verdict.is === 'whole') return verdict.result.payments;
  return (verdict.is === 'partial' ? verdict.soFar : null) ?? [];
}

interface NetProps {
  readonly payments: readonly Payment[];
  readonly title?: string;
}

/** What everyone wins or loses. */
function Net({ payments, title }: NetProps) {
  const { players, nameOf } = useEntry();
  const net = netOf(payments);
  return (
    <div {...(title === undefined ? {} : { role: 'group', 'aria-label': title })}>
      {title !== undefined && (
        <div className={classes['groupTitle']} aria-hidden>
          {title}
        </div>
      )}
      <ul className={shared['net']}>
        {players.map((player) => (
          <li key={player}>
            <span className={`${shared['name'] ?? ''} ${classes['name'] ?? ''}`}>
              {nameOf(player)}
            </span>
            <Points value={net.get(player) ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In words how it stands; read out when it changes. */
function Says({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation('koenigrufen');
  const { nameOf } = useEntry();
  const missing = useMissingWords();
  const refusal = useRefusalWords();
  const outcome = useOutcomeWords();
  return (
    <div role="status" className={shared['says']}>
      {verdict.is === 'impossible' && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
          {refusal(verdict.detail)}
        </Alert>
      )}
      {verdict.is === 'partial' && (
        <p>
          <IconHourglass size={20} aria-hidden />
          {t('result.missing', { what: missing(verdict.missing) })}
        </p>
      )}
      {verdict.is === 'whole' && (
        <>
          {outcome(verdict.record, verdict.result).map((words, index) => (
            <p key={words}>
              {index === 0 && <IconCircleCheck size={20} aria-hidden />}
              {words}
            </p>
          ))}
          <div className={classes['next']}>
            {`${t('result.ready')} ${t('result.next', { name: nameOf(verdict.result.table.dealer) })}`}
          </div>
          {verdict.result.warnings.some(({ code }) => code === 'played-on') && (
            <Alert color="brass" icon={<IconEye aria-hidden />}>
              {t('result.playedOn')}
            </Alert>
          )}
        </>
      )}
    </div>
  );
}

/** What is missing, in words. */
export function useMissingWords(): (missing: readonly Missing[]) => string {
  const { t } = useTranslation('koenigrufen');
  const { nameOf } = useEntry();
  const list = useNameList();
  const words = (one: Missing): string => {
    switch (one.part) {
      case 'figure':
        return t('result.missingParts.figure', { figure: t(`figures.${one.figure}`) });
      case 'tricks':
      case 'countOf':
        return t(`result.missingParts.${one.part}`, { name: nameOf(one.player) });
      default:
        return t(`result.missingParts.${one.part}`);
    }
  };
  return (missing) => list(missing.map(words));
}
