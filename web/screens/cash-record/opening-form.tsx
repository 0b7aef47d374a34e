import { Input, NativeSelect, Text, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { booksQuery, membersMoneyQuery, openBalances } from '../../api/money/cash.js';
import { Section } from '../../parts/page/section.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { useAccountName } from '../cash/use-account-names.js';
import { inUse, useAccounts } from './money-fields.js';
import { NewPurse } from './purses/new-purse.js';
import { NO_LINES, useOpeningLines } from './use-opening-lines.js';
import { useVoucherForm } from './vouchers/use-voucher-form.js';
import { VoucherForm } from './vouchers/voucher-form.js';

/** The opening balances of purses and members. */
export function OpeningForm({ club: place }: CashProps) {
  const { id: club, currency } = place;
  const { t } = useTranslation('cash');
  const purses = useAccounts(club, 'purse');
  const amount = useAmount(currency);
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const opening = useOpeningLines(amount.read, {
    purses: purses.map(({ id }) => id),
    members: inUse(data.members).map(({ member }) => member),
  });
  const { data: books } = useSuspenseQuery(booksQuery(club));
  const form = useVoucherForm(
    { club: place },
    {
      day: books.firstDay,
      initial: { lines: NO_LINES },
      subject: (said) => {
        const sent = opening.send(said.lines);
        return sent === null ? null : { lines: sent };
      },
      write: (body, key) => openBalances(club, body, key),
    },
  );
  const lines = opening.linesIn(form.texts.lines, (text) => {
    form.set('lines', text);
  });
  return (
    <VoucherForm form={form}>
      <Text>{t('record.opening.text')}</Text>
      <Lines
        club={club}
        currency={currency}
        lines={lines}
        refused={form.errorOf('lines')}
        refusedLine={opening.refusedLine(form.error)}
      />
      {lines.isEmpty && (
        <Text role="alert" c="var(--mantine-color-error)">
          {t('record.opening.nothing')}
        </Text>
      )}
    </VoucherForm>
  );
}

interface LinesProps {
  readonly club: string;
  readonly currency: string;
  readonly lines: ReturnType<ReturnType<typeof useOpeningLines>['linesIn']>;
  /** The refusal of the service that is about the lines, and the line that it names. */
  readonly refused: ReactNode;
  readonly refusedLine: string | null;
}

function Lines({ club, currency, lines, refused, refusedLine }: LinesProps) {
  const { t } = useTranslation('cash');
  const nameOf = useAccountName();
  const amount = useAmount(currency);
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const errorAt = (id: string) => {
    if (lines.isWrong(id)) return t('amountWrong', { example: amount.write(12_500) });
    return refusedLine === id ? refused : null;
  };
  const input = (id: string, label: string) => (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={lines.lineOf(id).text}
      error={errorAt(id)}
      onChange={({ currentTarget }) => {
        lines.change(id, { text: currentTarget.value });
      }}
    />
  );
  return (
    <>
      {refusedLine === null && refused !== null && (
        <Input.Error role="alert">{refused}</Input.Error>
      )}
      <Section title={t('purses')}>
        {useAccounts(club, 'purse').map((purse) => (
          <div key={purse.id}>{input(purse.id, nameOf(purse))}</div>
        ))}
        <NewPurse club={club} />
      </Section>
      <Section title={t('record.opening.members')}>
        {inUse(data.members).map(({ member, name }) => (
          <div key={member} className={classes['two']}>
            {input(member, name)}
            <NativeSelect
              label={t('record.opening.which', { name })}
              value={lines.lineOf(member).owes ? 'owes' : 'isOwed'}
              onChange={({ currentTarget }) => {
                lines.change(member, { owes: currentTarget.value === 'owes' });
              }}
              data={[
                { value: 'owes', label: t('record.opening.owes') },
                { value: 'isOwed', label: t('record.opening.isOwed') },
              ]}
            />
          </div>
        ))}
      </Section>
    </>
  );
}
