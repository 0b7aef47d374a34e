import { Button, Group, Text } from '@mantine/core';
import { codesIn } from '../../../src/money/bank/matching.js';
import { sumOfMovements } from '../../../src/money/bank/reconciled.js';
import type { BankLine } from '../../../src/money/bank/statement.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccounts } from '../cash-record/money-fields.js';
import { isRecorded } from '../cash-record/recorded.js';
import type { ReconcilingProps } from './reconciling-props.js';
import classes from './reconciliation.module.css';

/** The lines of the bank that no voucher is proposed for: each becomes one in two taps. */
export function OnlyAtBank(props: ReconcilingProps) {
  const { t } = useTranslation('reconciliation.onlyAtBank');
  const { draft, lines, proposals, data } = props.reconciling;
  const money = useMoney(data.currency);
  const left = lines.filter(
    ({ line }) =>
      draft.pairs.every(([one]) => one !== line) &&
      proposals.every((match) => match.line.line !== line),
  );
  return (
    <Section
      title={t('title', { count: left.length })}
      beside={
        left.length > 0 && (
          <strong className={classes['money']}>{money(sumOfMovements(left))}</strong>
        )
      }
    >
      {left.length === 0 && <Text>{t('none')}</Text>}
      <ul className={classes['matches']} aria-label={t('title', { count: left.length })}>
        {left.map((line) => (
          <Line key={line.line} {...props} line={line} />
        ))}
      </ul>
    </Section>
  );
}

function Line({ club, purse, reconciling, line }: ReconcilingProps & { readonly line: BankLine }) {
  const { t } = useTranslation('reconciliation.onlyAtBank');
  const days = useDays();
  const money = useMoney(club.currency);
  const nameOf = useMemberNames(club.id);
  const hasTwo = useAccounts(club.id, 'purse').length > 1;
  const found = codesIn(line.text);
  const payer = reconciling.data.codes.find(({ reference }) => found.has(reference))?.member;
  const { what, search } = formOf(line, purse, payer);
  const common = {
    ...{ day: line.day, reconcile: purse },
    // Minor units: the form writes them as they are typed.
    amount: String(Math.abs(line.amount)),
    // The text of who pays in can name strangers, who do not come into the log by two taps.
    ...(line.amount < 0 ? { text: line.text } : {}),
  };
  const between = line.amount > 0 ? { to: purse } : { from: purse };
  const way = (to: string, fields: object, words: string, label: string) => (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/money/record/$what"
          params={{ club: club.id, what: to }}
          search={{ ...common, ...fields }}
          aria-label={label}
          {...props}
        />
      )}
    >
      {words}
    </Button>
  );
  const said = { money: money(line.amount), text: line.text };
  return (
    <li className={classes['match']}>
      <div className={classes['side']}>
        <Text size="sm" c="dimmed">
          {days.short(line.day)}
        </Text>
        <Text>{line.text}</Text>
        {payer !== undefined && (
          <Text size="sm" fw={650}>
            {t('payer', { name: nameOf(payer) })}
          </Text>
        )}
      </div>
      <div className={classes['end']}>
        <Text fw={650} className={classes['money'] ?? ''}>
          {money(line.amount)}
        </Text>
        <Group gap="xs" justify="end">
          {payer === undefined && line.amount > 0 && what !== 'received'
            ? way('received', { purse }, t('member'), t('memberOf', said))
            : null}
          {payer === undefined &&
            hasTwo &&
            way('between-purses', between, t('move'), t('moveOf', said))}
          {way(what, search, t('book'), t('bookOf', said))}
        </Group>
      </div>
    </li>
  );
}

/** The form that fits a line of the bank: by a payment code the member's, else income or an expense. */
function formOf({ amount }: BankLine, purse: string, payer: string | undefined) {
  if (payer !== undefined) {
    const what = amount > 0 ? 'received' : 'paid-out';
    return { what, search: { member: payer, purse } };
  }
  if (amount < 0) return { what: 'expense', search: { paidBy: purse } };
  const income = 'income';
  return isRecorded(income)
    ? { what: income, search: { paidTo: purse } }
    : { what: 'received', search: { purse } };
}
