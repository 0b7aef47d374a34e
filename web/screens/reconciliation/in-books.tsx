import { Button, Checkbox, Text } from '@mantine/core';
import { sumOfMovements } from '../../../src/money/bank/reconciled.js';
import type { Movement } from '../../api/money/reconciliations.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { isFound, withTick } from './bank-draft.js';
import type { ReconcilingProps } from './reconciling-props.js';
import { useMovementWords } from './use-movement-words.js';
import classes from './reconciliation.module.css';

interface Props extends ReconcilingProps {
  /** Whether the reader can tick. */
  readonly isKeeper: boolean;
}

/** The open movements of the books: ticked as they are found, the rest named with its sum. */
export function InBooks(props: Props) {
  const { t } = useTranslation('reconciliation.inBooks');
  const { draft, data, proposals } = props.reconciling;
  const money = useMoney(data.currency);
  const left = data.open.filter(
    ({ event }) =>
      !isFound(draft, event) && proposals.every(({ movement }) => movement.event !== event),
  );
  const { until } = draft;
  const isLater = ({ day }: Movement) => until !== '' && day > until;
  const now = data.open.filter((one) => !isLater(one));
  const later = data.open.filter(isLater);
  return (
    <Section
      title={t('title', { count: left.length })}
      beside={
        left.length > 0 && (
          <strong className={classes['money']}>{money(sumOfMovements(left))}</strong>
        )
      }
    >
      <Text size="sm">{t(data.open.length === 0 ? 'none' : 'text')}</Text>
      {props.isKeeper && <TickAll {...props} />}
      <Movements {...props} movements={now} />
      {later.length > 0 && (
        <details className={classes['more']} open={later.some((one) => isFound(draft, one.event))}>
          <summary>{t('later', { count: later.length })}</summary>
          <Movements {...props} movements={later} />
        </details>
      )}
    </Section>
  );
}

/**
 * Everything before the first line of the file, or up to the day where there is none, in one tap. A movement
 * that is proposed for a line waits for its answer there.
 */
function TickAll({ reconciling }: ReconcilingProps) {
  const { t } = useTranslation('reconciliation.inBooks');
  const days = useDays();
  const { draft, write, lines, data, proposals } = reconciling;
  const [first] = lines;
  const isMeant = ({ day }: Movement) =>
    first === undefined ? day <= draft.until : day < first.day;
  const all = data.open.filter((one) => isMeant(one) && !isFound(draft, one.event));
  const isProposed = ({ event }: Movement) =>
    proposals.some(({ movement }) => movement.event === event);
  const meant = all.filter((one) => !isProposed(one));
  const waiting = all.length - meant.length;
  if (meant.length < 2) return null;
  return (
    <>
      <Button
        variant="default"
        mt="xs"
        onClick={() => {
          write(meant.reduce((all, { event }) => withTick(all, event, true), draft));
        }}
      >
        {first === undefined
          ? t('tickUntil', { count: meant.length, day: days.date(draft.until) })
          : t('tickBefore', { count: meant.length, day: days.date(first.day) })}
      </Button>
      {waiting > 0 && <Text size="sm">{t('proposed', { count: waiting })}</Text>}
    </>
  );
}

function Movements(props: Props & { readonly movements: readonly Movement[] }) {
  return (
    <ul className={classes['matches']}>
      {props.movements.map((movement) => (
        <MovementRow key={movement.event} {...props} movement={movement} />
      ))}
    </ul>
  );
}

function MovementRow({
  club,
  reconciling,
  isKeeper,
  movement,
}: Props & { readonly movement: Movement }) {
  const { t } = useTranslation('reconciliation.inBooks');
  const days = useDays();
  const money = useMoney(club.currency);
  const words = useMovementWords(club.id)(movement);
  const { draft, write } = reconciling;
  const { event, day, label, amount } = movement;
  const line = draft.pairs.find(([, one]) => one === event)?.[0];
  const bank = draft.lines.find((one) => one.line === line);
  return (
    <li className={classes['movement']}>
      {isKeeper && (
        <label className={classes['tick']}>
          <Checkbox
            size="md"
            aria-label={t('tickOf', { label, words, money: money(amount) })}
            checked={isFound(draft, event)}
            onChange={({ currentTarget }) => {
              write(withTick(draft, event, currentTarget.checked));
            }}
          />
        </label>
      )}
      <div className={classes['side']}>
        <Link
          to="/clubs/$club/money/vouchers/$voucher"
          params={{ club: club.id, voucher: String(event) }}
          className={classes['way']}
        >
          <Text component="span" display="block" size="sm" c="dimmed">
            {days.short(day)} · {label}
          </Text>
          <Text component="span" display="block">
            {words}
          </Text>
        </Link>
        {bank !== undefined && (
          <Text size="sm">{t('atBank', { day: days.short(bank.day), text: bank.text })}</Text>
        )}
      </div>
      <Text fw={650} className={classes['money'] ?? ''}>
        {money(amount)}
      </Text>
    </li>
  );
}
