import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { sumOfMovements } from '../../../../src/money/bank/reconciled.js';
import type { BankLine } from '../../../../src/money/bank/statement.js';
import { daysBetween } from '../../../../src/values/day.js';
import { useDays } from '../../../parts/figures/days.js';
import { useMoney } from '../../../parts/figures/money.js';
import { Sheet } from '../../../parts/page/sheet.js';
import { useTranslation } from '../../../words/use-translation.js';
import cash from '../../cash/cash.module.css';
import { withFound } from '../bank-draft.js';
import type { ReconcilingProps } from '../reconciling-props.js';
import { useMovementWords } from '../use-movement-words.js';
import { fieldsOf, type LineForm } from './line-forms.js';
import { RecordLink } from './record-link.js';
import classes from '../reconciliation.module.css';

interface Props extends ReconcilingProps {
  /** The line that it began with. */
  readonly line: BankLine;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The parts of one side that can be chosen, the nearest day first. */
function byNearness<T extends { readonly day: string }>(line: BankLine, all: readonly T[]) {
  const away = ({ day }: T) => Math.abs(daysBetween(line.day, day));
  return [...all].sort((one, other) => away(one) - away(other));
}

/** Several vouchers for a line, or several lines for a voucher: they match where their sums are the same. */
export function ChooseVouchers({ club, purse, reconciling, line, opened, onClose }: Props) {
  const { t } = useTranslation('reconciliation.several');
  const days = useDays();
  const money = useMoney(club.currency);
  const wordsOf = useMovementWords(club.id);
  const { draft, write, lines, sides } = reconciling;
  const [numbers, setNumbers] = useState<readonly number[]>([line.line]);
  const [events, setEvents] = useState<readonly number[]>([]);
  const open = lines.filter((one) => draft.pairs.every(([number]) => number !== one.line));
  const { onlyInBooks, later, proposals, cancelling } = sides;
  const proposed = proposals.flatMap((one) => one.movements);
  const movements = [...onlyInBooks, ...later, ...proposed, ...cancelling.flat()];
  const bank = sumOfMovements(open.filter((one) => numbers.includes(one.line)));
  const books = sumOfMovements(movements.filter(({ event }) => events.includes(event)));
  const difference = bank - books;
  const isReady = difference === 0 && numbers.length > 0 && events.length > 0;
  return (
    <Sheet opened={opened} onClose={onClose} title={t('title')}>
      <Parts
        title={t('books')}
        chosen={events}
        onChange={setEvents}
        parts={byNearness(line, movements).map((one) => ({
          id: one.event,
          words: `${days.short(one.day)} · ${one.label} · ${wordsOf(one)}`,
          money: money(one.amount),
        }))}
      />
      <Parts
        title={t('bank')}
        chosen={numbers}
        onChange={setNumbers}
        parts={byNearness(line, open).map((one) => ({
          id: one.line,
          words: `${days.short(one.day)} · ${one.text}`,
          money: money(one.amount),
        }))}
      />
      <div role="status" className={classes['difference']} data-agrees={isReady}>
        <Text>{t('sum', { bank: money(bank), books: money(books) })}</Text>
        <Text fw={650}>{t('difference', { money: money(difference) })}</Text>
      </div>
      <Group justify="end">
        {difference !== 0 && events.length > 0 && (
          <RecordLink
            club={club.id}
            form={restForm({ day: line.day, amount: difference }, purse)}
            label={t('rest', { money: money(difference) })}
          >
            {t('rest', { money: money(difference) })}
          </RecordLink>
        )}
        <Button
          disabled={!isReady}
          onClick={() => {
            write(withFound(draft, [{ lines: numbers, events }]));
            onClose();
          }}
        >
          {t('confirm')}
        </Button>
      </Group>
    </Sheet>
  );
}

/** The difference as a voucher of its own: less at the bank is an expense, e.g. a fee, and more is income. */
function restForm(rest: Pick<BankLine, 'day' | 'amount'>, purse: string): LineForm {
  const fields = fieldsOf(rest, purse);
  return rest.amount < 0
    ? { what: 'expense', search: { ...fields, paidBy: purse } }
    : { what: 'income', search: { ...fields, paidTo: purse } };
}

interface Part {
  readonly id: number;
  readonly words: string;
  readonly money: string;
}

interface PartsProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

function Parts({ title, parts, chosen, onChange }: PartsProps) {
  return (
    <fieldset className={classes['parts']}>
      <legend>{title}</legend>
      <div className={cash['checks']} style={{ gridTemplateColumns: '1fr' }}>
        {parts.map(({ id, words, money }) => (
          <Checkbox
            key={id}
            size="md"
            label={
              <>
                {words} <strong className={classes['money']}>{money}</strong>
              </>
            }
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) => {
              onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
