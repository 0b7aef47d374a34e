import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { codesIn } from '../../../../src/money/bank/matching.js';
import { sumOfMovements } from '../../../../src/money/bank/reconciled.js';
import type { BankLine } from '../../../../src/money/bank/statement.js';
import { voucherQuery, type ShownVoucher } from '../../../api/money/cash.js';
import type { Movement } from '../../../api/money/reconciliations.js';
import { useDays } from '../../../parts/figures/days.js';
import { useMoney } from '../../../parts/figures/money.js';
import { useAsked } from '../../../parts/form/use-asked.js';
import { Section } from '../../../parts/page/section.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { useNavigate } from '../../../routing/use-routing.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useAccounts } from '../../cash-record/money-fields.js';
import { useAgain } from '../../vouchers/book-again.js';
import { Reversal } from '../../vouchers/reversal.js';
import type { ReconcilingProps } from '../reconciling-props.js';
import { ChooseVouchers } from './choose-vouchers.js';
import { fieldsOf, formAgain, formOf } from './line-forms.js';
import { NearVoucher } from './near-voucher.js';
import { RecordLink } from './record-link.js';
import classes from '../reconciliation.module.css';

/** A line with the voucher that is taken back and recorded again as the line has it. */
interface Again {
  readonly line: BankLine;
  readonly movement: Movement;
}

/** The lines of the bank that no voucher is proposed for: each becomes one in two taps. */
export function OnlyAtBank(props: ReconcilingProps) {
  const { t } = useTranslation('reconciliation.onlyAtBank');
  const { data, sides } = props.reconciling;
  const { onlyAtBank } = sides;
  const money = useMoney(data.currency);
  // Dialogs belong to the list: a line vanishes from it.
  const choosing = useAsked<BankLine>();
  const reversing = useAsked<Again>();
  return (
    <Section
      title={t('title', { count: onlyAtBank.length })}
      beside={
        onlyAtBank.length > 0 && (
          <strong className={classes['money']}>{money(sumOfMovements(onlyAtBank))}</strong>
        )
      }
    >
      {onlyAtBank.length === 0 && <Text>{t('none')}</Text>}
      <ul className={classes['matches']} aria-label={t('title', { count: onlyAtBank.length })}>
        {onlyAtBank.map((line) => (
          <Line
            key={line.line}
            {...props}
            line={line}
            onChoose={() => {
              choosing.ask(line);
            }}
            onReverse={(movement) => {
              reversing.ask({ line, movement });
            }}
          />
        ))}
      </ul>
      {choosing.row !== null && (
        <ChooseVouchers
          {...props}
          key={choosing.row.line}
          line={choosing.row}
          opened={choosing.isAsked}
          onClose={choosing.close}
        />
      )}
      {reversing.row !== null && (
        <ReverseAgain
          {...props}
          again={reversing.row}
          opened={reversing.isAsked}
          onClose={reversing.close}
        />
      )}
    </Section>
  );
}

interface LineProps extends ReconcilingProps {
  readonly line: BankLine;
  readonly onChoose: () => void;
  readonly onReverse: (movement: Movement) => void;
}

function Line(props: LineProps) {
  const { club, purse, reconciling, line, onChoose } = props;
  const { t } = useTranslation('reconciliation.onlyAtBank');
  const days = useDays();
  const money = useMoney(club.currency);
  const nameOf = useMemberNames(club.id);
  const found = codesIn(line.text);
  const payer = reconciling.data.codes.find(({ reference }) => found.has(reference))?.member;
  const near = reconciling.sides.near.get(line.line);
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
          <Button variant="default" aria-label={t('chooseOf', said)} onClick={onChoose}>
            {t('choose')}
          </Button>
          {payer === undefined && <OtherForms club={club} purse={purse} line={line} said={said} />}
          <RecordLink club={club.id} form={formOf(line, purse, payer)} label={t('bookOf', said)}>
            {t('book')}
          </RecordLink>
        </Group>
      </div>
      {near !== undefined && <NearVoucher {...props} near={near} />}
    </li>
  );
}

interface OtherProps extends Pick<LineProps, 'club' | 'purse' | 'line'> {
  readonly said: { readonly money: string; readonly text: string };
}

/** The forms that a line without a payment code can be as well. */
function OtherForms({ club, purse, line, said }: OtherProps) {
  const { t } = useTranslation('reconciliation.onlyAtBank');
  const hasTwo = useAccounts(club.id, 'purse').length > 1;
  const common = fieldsOf(line, purse);
  const text = line.amount < 0 ? { text: line.text } : {};
  const between = line.amount > 0 ? { to: purse } : { from: purse };
  return (
    <>
      {line.amount > 0 && (
        <RecordLink
          club={club.id}
          form={{ what: 'received', search: { ...common, purse } }}
          label={t('memberOf', said)}
        >
          {t('member')}
        </RecordLink>
      )}
      {hasTwo && (
        <RecordLink
          club={club.id}
          form={{ what: 'between-purses', search: { ...common, ...text, ...between } }}
          label={t('moveOf', said)}
        >
          {t('move')}
        </RecordLink>
      )}
    </>
  );
}

interface AgainProps extends ReconcilingProps {
  readonly again: Again;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a voucher back, and opens the form that records it again as the bank has it. */
function ReverseAgain(props: AgainProps) {
  const { data: voucher } = useQuery(voucherQuery(props.club.id, props.again.movement.event));
  return voucher !== undefined && <ReverseVoucher {...props} voucher={voucher} />;
}

function ReverseVoucher({
  club,
  purse,
  again: { line, movement },
  voucher,
  opened,
  onClose,
}: AgainProps & { readonly voucher: ShownVoucher }) {
  const navigate = useNavigate();
  const again = useAgain(club, voucher);
  return (
    <Reversal
      key={movement.event}
      club={club}
      {...{ voucher, opened, onClose }}
      now={voucher}
      reversed={null}
      onDone={() => {
        const { what, search } = formAgain(line, movement, purse, again);
        const to = '/clubs/$club/money/record/$what';
        void navigate({ to, params: { club: club.id, what }, search });
      }}
    />
  );
}
