import { Alert, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { movedByGiving } from '../../../../src/events/money/moved.js';
import { membersMoneyQuery, type GivenAs } from '../../../api/money/cash.js';
import { useMoney } from '../../../parts/figures/money.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../../cash/cash.module.css';
import { useOwedWords } from '../../cash/use-owed-words.js';
import { useStanding } from '../money-fields.js';

interface Props {
  readonly club: string;
  readonly given: {
    readonly as: GivenAs;
    /** Empty as long as nobody is chosen. */
    readonly from: string;
    readonly to: string;
    /** Minor units; null as long as none is typed. */
    readonly amount: number | null;
  };
}

/** Both balances before and after, and the agreed transfer that a payment settles. */
export function GivenPreview({ club, given }: Props) {
  const { t } = useTranslation('cash-given');
  const { as, from, to, amount } = given;
  if (from === '' || to === '' || from === to || amount === null) return null;
  const { less } = movedByGiving({ from, to, as });
  const by = (member: string) => (member === less ? -amount : amount);
  return (
    <div role="status">
      <table className={classes['lines']}>
        <thead>
          <tr>
            <th>{t('member')}</th>
            <th>{t('before')}</th>
            <th>{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          <Balance club={club} member={from} by={by(from)} />
          <Balance club={club} member={to} by={by(to)} />
        </tbody>
      </table>
      {as === 'paid' && <Agreed club={club} from={from} to={to} amount={amount} />}
    </div>
  );
}

interface BalanceProps {
  readonly club: string;
  readonly member: string;
  /** Minor units, added to the balance. */
  readonly by: number;
}

function Balance({ club, member, by }: BalanceProps) {
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const words = useOwedWords(data.currency);
  const nameOf = useMemberNames(club);
  const before = useStanding(club, member);
  return (
    <tr>
      <th scope="row">{nameOf(member)}</th>
      <td>{words(before)}</td>
      <td>{words(before + by)}</td>
    </tr>
  );
}

interface AgreedProps {
  readonly club: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** The transfer that a plan asks for between the two. */
function Agreed({ club, from, to, amount }: AgreedProps) {
  const { t } = useTranslation('cash-given');
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const money = useMoney(data.currency);
  const open = data.transfers.find((one) => one.from === from && one.to === to);
  if (open === undefined) return null;
  const said = { money: money(open.amount) };
  return (
    <Alert mt="sm" color={amount < open.amount ? 'yellow' : 'felt'} variant="light">
      <Text size="sm">{t(amount < open.amount ? 'agreedMore' : 'settles', said)}</Text>
    </Alert>
  );
}
