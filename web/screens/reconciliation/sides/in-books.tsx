import { Button, Checkbox, Text } from '@mantine/core';
import { sumOfMovements } from '../../../../src/money/bank/reconciled.js';
import type { Movement } from '../../../api/money/reconciliations.js';
import { useDays } from '../../../parts/figures/days.js';
import { useMoney } from '../../../parts/figures/money.js';
import { Section } from '../../../parts/page/section.js';
import { Link } from '../../../routing/link.js';
import { useTranslation } from '../../../words/use-translation.js';
import { isFound, withTick } from '../bank-draft.js';
import type { ReconcilingProps } from '../reconciling-props.js';
import { useMovementWords } from '../use-movement-words.js';
import classes from '../reconciliation.module.css';

interface Props extends ReconcilingProps {
  /** Whether the reader can tick. */
  readonly isKeeper: boolean;
}

/**
 * The open movements of the books: those that are only there with their sum, and folded those of later
 * days, those that were found, and vouchers that cancel out. Each movement is in one list.
 */
export function InBooks(props: Props) {
  const { t } = useTranslation('reconciliation.inBooks');
  const { data, sides } = props.reconciling;
  const { onlyInBooks, later, found, cancelling } = sides;
  const money = useMoney(data.currency);
  const said = (movements: readonly Movement[]) => ({
    count: movements.length,
    money: money(sumOfMovements(movements)),
  });
  return (
    <Section
      title={t('title', { count: onlyInBooks.length })}
      beside={
        onlyInBooks.length > 0 && (
          <strong className={classes['money']}>{money(sumOfMovements(onlyInBooks))}</strong>
        )
      }
    >
      <Text size="sm">{t(onlyInBooks.length === 0 ? 'none' : 'text')}</Text>
      {props.isKeeper && <TickAll {...props} />}
      <Movements
        {...props}
        movements={onlyInBooks}
        label={t('title', { count: onlyInBooks.length })}
      />
      <Folded {...props} movements={later} title={t('later', said(later))} />
      <Folded {...props} movements={found} title={t('found', said(found))} />
      <Folded
        {...props}
        movements={cancelling.flat()}
        title={t('cancelling', { count: cancelling.length })}
        isKeeper={false}
      />
    </Section>
  );
}

interface ListProps extends Props {
  readonly movements: readonly Movement[];
}

function Folded({ title, ...props }: ListProps & { readonly title: string }) {
  if (props.movements.length === 0) return null;
  return (
    <details className={classes['more']}>
      <summary>{title}</summary>
      <Movements {...props} label={title} />
    </details>
  );
}

/**
 * Everything before the first line of the file, or up to the day where there is none, in one tap, and the
 * reason for it where the bank held just that. A movement that is proposed for a line waits for its answer
 * there.
 */
function TickAll({ reconciling }: ReconcilingProps) {
  const { t } = useTranslation('reconciliation.inBooks');
  const days = useDays();
  const { draft, write, lines, sides, data } = reconciling;
  const money = useMoney(data.currency);
  const [first] = lines;
  const isMeant = ({ day }: Movement) =>
    first === undefined ? day <= draft.until : day < first.day;
  const meant = sides.onlyInBooks.filter(isMeant);
  const waiting = sides.proposals.flatMap(({ movements }) => movements).filter(isMeant).length;
  const balance = first?.balance ?? null;
  const held = first === undefined || balance === null ? null : balance - first.amount;
  const ticked = sides.found.filter((one) => draft.ticked.includes(one.event) && isMeant(one));
  const isHeld = held === data.balance + sumOfMovements([...ticked, ...meant]);
  if (meant.length === 0 || (meant.length === 1 && !isHeld)) return null;
  return (
    <>
      {first !== undefined && held !== null && isHeld && (
        <Text mt="xs">{t('held', { day: days.date(first.day), money: money(held) })}</Text>
      )}
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

function Movements({ movements, label, ...props }: ListProps & { readonly label: string }) {
  return (
    <ul className={classes['matches']} aria-label={label}>
      {movements.map((movement) => (
        <MovementRow key={movement.event} {...props} movement={movement} />
      ))}
    </ul>
  );
}

interface RowProps extends Props {
  readonly movement: Movement;
}

function MovementRow({ club, reconciling, isKeeper, movement }: RowProps) {
  const { t } = useTranslation('reconciliation.inBooks');
  const days = useDays();
  const money = useMoney(club.currency);
  const words = useMovementWords(club.id)(movement);
  const { draft, write } = reconciling;
  const { event, day, label, amount } = movement;
  const numbers = draft.pairs.flatMap(([line, one]) => (one === event ? [line] : []));
  const bank = draft.lines.filter(({ line }) => numbers.includes(line));
  return (
    <li className={classes['movement']}>
      {isKeeper && (
        <label className={classes['tick']}>
          <Checkbox
            size="md"
            aria-label={t('tickOf', { label, words, money: money(amount) })}
            checked={isFound(draft, event)}
            onChange={({ currentTarget }) => {
              focusNext(currentTarget);
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
        {bank.map((one) => (
          <Text key={one.line} size="sm">
            {t('atBank', { day: days.short(one.day), text: one.text })}
          </Text>
        ))}
      </div>
      <Text fw={650} className={classes['money'] ?? ''}>
        {money(amount)}
      </Text>
    </li>
  );
}

/** A row leaves its list when it is ticked: the focus goes to the one after it, else before it. */
function focusNext(box: HTMLInputElement): void {
  const row = box.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector('input')?.focus();
}
