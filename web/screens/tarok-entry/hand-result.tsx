import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../src/rules/payment.js';
import type { Pots } from '../../../src/rules/tarok/table.js';
import { Payments } from '../../parts/payments.js';
import { netOf } from '../../parts/payment-lines.js';
import { plainPoints, Points, signedPoints } from '../../parts/points.js';
import { useRefusalWords } from '../../parts/use-refusal-words.js';
import { useNameList } from '../../parts/player-name.js';
import { useEntry } from './entry-context.js';
import classes from './hand-result.module.css';
import type { Missing, Verdict } from './judge.js';

const POTS = ['king-pot', 'pagat-pot'] as const;

/** What the hand comes to, with every tap: who wins what, the pots before and after, each payment. */
export function HandResult({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation('tarok');
  const { setting, players, nameOf } = useEntry();
  const before = setting.table.pots;
  const known = knownOf(verdict, before);
  return (
    <section aria-label={t('result.title')} className={classes['result']}>
      <PotChanges before={before} after={known.pots} />
      <ul className={classes['net']}>
        {players.map((player) => (
          <li key={player}>
            <span className={classes['name']}>{nameOf(player)}</span>
            <Points value={netOf(known.payments).get(player) ?? 0} />
          </li>
        ))}
      </ul>
      <Says verdict={verdict} />
      <Payments payments={known.payments} nameOf={nameOf} />
    </section>
  );
}

function knownOf(
  verdict: Verdict,
  pots: Pots,
): { readonly payments: readonly Payment[]; readonly pots: Pots } {
  if (verdict.is === 'whole') {
    const { payments, table } = verdict.result;
    return { payments, pots: table.pots ?? pots };
  }
  return (verdict.is === 'partial' ? verdict.soFar : null) ?? { payments: [], pots };
}

function PotChanges({ before, after }: { readonly before: Pots; readonly after: Pots }) {
  const { t } = useTranslation(['payments', 'tarok']);
  return (
    <ul className={classes['pots']}>
      {POTS.map((pot) => {
        const label = t('changes', {
          pot: t(`pots.${pot}`),
          before: before[pot],
          after: after[pot],
        });
        const change = after[pot] - before[pot];
        return (
          <li key={pot} className={classes['pot']}>
            <span className={classes['hidden']}>{label}</span>
            <span aria-hidden>{t(`pots.${pot}`)}</span>
            <span aria-hidden className={classes['change']}>
              {`${plainPoints(before[pot])} → `}
              <strong>{plainPoints(after[pot])}</strong>
              {change !== 0 && <small>{` (${signedPoints(change)})`}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** In words how it stands; read out when it changes. */
function Says({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation('tarok');
  const { nameOf } = useEntry();
  const missing = useMissingWords();
  const refusal = useRefusalWords();
  return (
    <div role="status" className={classes['says']}>
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
        <p>
          <IconCircleCheck size={20} aria-hidden />
          {`${t('result.ready')} ${t('result.next', { name: nameOf(verdict.result.table.dealer) })}`}
        </p>
      )}
      {verdict.is === 'whole' &&
        verdict.result.warnings.map((warning) =>
          warning.code === 'melding-missed' ? (
            <Alert
              key={`${warning.player} ${warning.melding}`}
              color="brass"
              icon={<IconEye aria-hidden />}
            >
              {t('result.warning', {
                name: nameOf(warning.player),
                melding: t(`kinds.${warning.melding as keyof Kinds}`),
              })}
            </Alert>
          ) : null,
        )}
    </div>
  );
}

interface Kinds {
  readonly trumps: string;
  readonly matadors: string;
  readonly cavallerie: string;
  readonly kings: string;
}

/** What is missing, in words. */
export function useMissingWords(): (missing: readonly Missing[]) => string {
  const { t } = useTranslation('tarok');
  const { nameOf } = useEntry();
  const list = useNameList();
  return (missing) =>
    list(
      missing.map((one) =>
        one.part === 'count'
          ? t('result.missingParts.count', { name: nameOf(one.player) })
          : t(`result.missingParts.${one.part}`),
      ),
    );
}
