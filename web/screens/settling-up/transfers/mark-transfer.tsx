import { Alert, Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Doubt } from '../../../../src/money/reasons/doubts.js';
import { booksQuery, membersMoneyQuery, moveMoney } from '../../../api/money/cash.js';
import type { MyClub } from '../../../api/people/me.js';
import {
  dropTransfer,
  planReads,
  transferDone,
  type OfPlan,
  type PlanStep,
  type PlanTransfer,
} from '../../../api/money/plans.js';
import { may } from '../../../api/people/rights.js';
import { CopyButton } from '../../../parts/door/copy-button.js';
import { useDates } from '../../../parts/figures/dates.js';
import { useMoney } from '../../../parts/figures/money.js';
import { ConfirmWrite } from '../../../parts/form/confirm-write.js';
import { useAsked } from '../../../parts/form/use-asked.js';
import { useMeanwhile } from '../../../parts/form/use-meanwhile.js';
import { useIsPerson } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import { PurseChoice } from '../../cash/purse-choice.js';
import { WaitingPayments } from '../../cash/waiting-payments.js';
import { usePlanNames } from '../use-plan-words.js';
import { DayInput } from '../../../parts/form/fields/day-input.js';

interface Props {
  readonly club: MyClub;
  readonly plan: string;
  readonly transfer: PlanTransfer;
}

/** The state of a transfer; its payee, or a keeper of the money, marks it as done. */
export function MarkTransfer({ club, plan, transfer }: Props) {
  const { t } = useTranslation('my-money.settlingUp');
  const dates = useDates();
  const isMe = useIsPerson(club.id, club.member);
  const finishing = useAsked<PlanTransfer>();
  const dropping = useAsked<PlanTransfer>();
  const money = useMoney(club.currency);
  const { from, to, amount, paid, status, day, why, reference } = transfer;
  const keeps = may(club, 'keep-money');
  const receives = to.member !== null && isMe(to.member);
  const pays = from.member !== null && isMe(from.member);
  const sheetOf = ({ row, isAsked, close }: typeof finishing) => ({
    club,
    plan,
    transfer: row ?? transfer,
    now: transfer,
    opened: isAsked,
    onClose: close,
  });
  return (
    <Group gap="xs" pb="sm">
      <Badge size="lg" variant="default">
        {status === 'done' && day !== null
          ? t('doneOn', { day: dates.short(day) })
          : t(`states.${status}`)}
      </Badge>
      {why !== null && status === 'dropped' && <Text>{t('dropWhy', { why })}</Text>}
      {status === 'open' && (
        <>
          {paid > 0 && (
            <Text size="sm">{t('restOf', { rest: money(amount - paid), paid: money(paid) })}</Text>
          )}
          <Text size="sm">{t('reference', { reference })}</Text>
          {pays && <CopyButton text={reference} words={t('copyReference')} />}
          {(keeps || receives) && (
            <Button
              onClick={() => {
                finishing.ask(transfer);
              }}
            >
              {t('done')}
            </Button>
          )}
          {keeps && (
            <Button
              variant="default"
              onClick={() => {
                dropping.ask(transfer);
              }}
            >
              {t('drop')}
            </Button>
          )}
        </>
      )}
      {status === 'open' && keeps && from.member !== null && (
        // Confirming marks the transfer: the same money is not to be booked a second time.
        <Suspense fallback={null}>
          <WaitingPayments club={club} member={from.member} />
        </Suspense>
      )}
      <Done {...sheetOf(finishing)} />
      <Drop {...sheetOf(dropping)} />
    </Group>
  );
}

interface SheetProps extends Props {
  /** The transfer by now; `transfer` is what is asked about. */
  readonly now: PlanTransfer;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The transfer that is asked about, for its write. */
const ofPlan = ({ club, plan, transfer: { id, version } }: Props): OfPlan => ({
  club: club.id,
  plan,
  transfer: { id, version },
});

/** The change of a transfer while it was asked about. */
function useMarked({ club, transfer, now }: SheetProps): string | null {
  const { status, version, voucher } = now;
  const by = {
    open: null,
    done: voucher,
    dropped: { kind: 'transfer-dropped', version },
  } as const;
  const isMarked = version > transfer.version;
  return useMeanwhile(club, isMarked ? { what: `transfer.${status}`, by: by[status] } : null);
}

/** 'Bent betaler Anna 20 kr.': the transfer in words. */
function useTransferWords({ id, currency }: MyClub): (transfer: PlanTransfer) => string {
  const { t } = useTranslation('my-money.settlingUp');
  const nameOf = usePlanNames(id);
  const money = useMoney(currency);
  return ({ from, to, amount, paid }) =>
    t('paysMoney', { from: nameOf(from), to: nameOf(to), money: money(amount - paid) });
}

/** The record of a transfer that is done. */
interface DoneAs {
  readonly day: string;
  readonly text: string;
  readonly receipt: null;
  readonly despite: Doubt[];
}

/**
 * The purse into which a member paid: for those who keep the money another than that of the plan, where
 * the payment is received there. `purse` is empty for a transfer between members.
 */
function usePaidInto({ club, plan, transfer }: Props) {
  const { from, to, amount, paid, id } = transfer;
  const planned = to.account ?? '';
  const [purse, choose] = useState(planned);
  const write = async (done: DoneAs, key: string): Promise<unknown> => {
    if (from.member === null || purse === planned) {
      return transferDone(ofPlan({ club, plan, transfer }), done, key);
    }
    const rest = { member: from.member, purse, amount: amount - paid, transfer: id };
    return moveMoney(club.id, 'money-received', { ...rest, ...done }, key);
  };
  const canChoose = planned !== '' && from.member !== null && may(club, 'keep-money');
  return { purse, choose, canChoose, write };
}

function Done(props: SheetProps) {
  const { club, transfer, opened, onClose } = props;
  const into = usePaidInto(props);
  const { t } = useTranslation('my-money.settlingUp');
  const said = useTransferWords(club);
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const [day, setDay] = useState(books.today);
  const [text, setText] = useState('');
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('doneTitle')}
      confirm={t('done')}
      confirmAsked={t('doneDespite')}
      body={day === '' ? null : { purse: into.purse, day, text: text.trim(), receipt: null }}
      write={({ day, text, receipt }, key, _why, despite) =>
        into.write({ day, text, receipt, despite }, key)
      }
      reads={planReads(club.id)}
      done={t('doneSaid')}
      meanwhile={useMarked(props)}
      fields={['day', 'text', 'purse']}
    >
      {(errorOf) => (
        <>
          <Text>{said(transfer)}</Text>
          {opened && <OwesNothing club={club} payer={transfer.from} />}
          {opened && into.canChoose && (
            <PurseChoice
              club={club}
              chosen={into.purse}
              error={errorOf('purse')}
              onChange={into.choose}
            />
          )}
          <DayInput
            name="day"
            required
            label={t('doneDay')}
            max={books.today}
            value={day}
            error={errorOf('day')}
            onChange={({ currentTarget }) => {
              setDay(currentTarget.value);
            }}
          />
          <TextInput
            name="text"
            label={t('doneText')}
            maxLength={500}
            autoComplete="off"
            value={text}
            error={errorOf('text')}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
            }}
          />
        </>
      )}
    </ConfirmWrite>
  );
}

/** Says before it is booked that the payer owes nothing any more, to those who see balances. */
function OwesNothing({ club, payer }: { readonly club: MyClub; readonly payer: PlanStep['from'] }) {
  const { t } = useTranslation('my-money.settlingUp');
  const nameOf = usePlanNames(club.id);
  const isSeen = may(club, 'read-money') && payer.member !== null;
  const { data } = useQuery({ ...membersMoneyQuery(club.id), enabled: isSeen });
  const found = data?.members.find(({ member }) => member === payer.member);
  if (found === undefined || found.amount < 0) return null;
  return <Alert color="yellow">{t('owesNothing', { name: nameOf(payer) })}</Alert>;
}

function Drop(props: SheetProps) {
  const { club, transfer, opened, onClose } = props;
  const { t } = useTranslation('my-money.settlingUp');
  const said = useTransferWords(club);
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('dropTitle')}
      confirm={t('drop')}
      reason={{ label: t('why'), description: t('whyHint') }}
      body={ofPlan(props)}
      write={(body, key, why) => dropTransfer(body, why, key)}
      reads={planReads(club.id)}
      done={t('dropSaid')}
      meanwhile={useMarked(props)}
    >
      <Text>{said(transfer)}</Text>
      <Text size="sm">{t('dropText')}</Text>
    </ConfirmWrite>
  );
}
