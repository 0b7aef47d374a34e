import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { booksQuery, membersMoneyQuery } from '../../api/money/cash.js';
import { moneyReads } from '../../api/money/money-reads.js';
import {
  duesQuery,
  waiveDues,
  type ChargedDues,
  type ChargedMember,
} from '../../api/money/dues.js';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useDates } from '../../parts/figures/dates.js';
import { AsFile } from '../../parts/files/as-file.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { useMeanwhile } from '../../parts/form/use-meanwhile.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import rows from '../../parts/list/rows.module.css';
import classes from '../cash/cash.module.css';
import { leftOut } from '../cash-record/dues/last-charge.js';
import { Arrears } from './arrears.js';
import { useClassNames } from './class-names.js';
import { totalsOf } from './totals.js';
import { hyphenable } from '../../parts/people/hyphenable.js';
import { useCalled } from '../../parts/people/use-called.js';

/** Debts of members, and all charged dues. */
export function Dues() {
  const { t } = useTranslation('cash.dues');
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  return (
    <Stack maw="56rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      {may(club, 'keep-money') && (
        <div>
          <Button
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/money/record/$what"
                params={{ club: club.id, what: 'dues' }}
                {...props}
              />
            )}
          >
            {t('charge')}
          </Button>
        </div>
      )}
      {may(club, 'keep-money') && <NotCharged club={club} />}
      <Arrears club={club} />
      <Charged club={club} />
    </Stack>
  );
}

/** The members whom the dues of this year left out, and the way to charge them. */
function NotCharged({ club }: CashProps) {
  const { t } = useTranslation('cash.dues');
  const called = useCalled();
  const { data: charged } = useSuspenseQuery(duesQuery(club.id));
  const { data } = useSuspenseQuery(membersMoneyQuery(club.id));
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const members = data.members.filter(({ archived, guest }) => !archived && !guest);
  const found = leftOut(charged.dues, members, books.today);
  if (found === null) return null;
  return (
    <Group gap="sm">
      <Text>
        {t('leftOut', { names: found.members.map(({ name }) => called(name)).join(', ') })}
      </Text>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/clubs/$club/money/record/$what"
            params={{ club: club.id, what: 'dues' }}
            search={{ leftOut: 'yes' }}
            {...props}
          />
        )}
      >
        {t('chargeAlso', { dues: found.dues.name })}
      </Button>
    </Group>
  );
}

function Charged({ club }: CashProps) {
  const { t } = useTranslation(['cash.dues', 'files']);
  const dates = useDates();
  const { data } = useSuspenseQuery(duesQuery(club.id));
  if (data.dues.length === 0) return <Text>{t('none')}</Text>;
  return (
    <>
      <AsFile
        files={[{ of: `${club.id}/dues`, formats: ['xlsx', 'csv'] }]}
        label={t('files:titles.dues')}
      />
      {data.dues.map((dues) => (
        <Section key={dues.id} title={dues.name}>
          <Text size="sm" c="dimmed">
            {t('due', { day: dates.short(dues.dueDay) })}
            {dues.reversedBy !== null && ` · ${t('reversed')}`}
          </Text>
          {dues.reversedBy === null && <Totals club={club} dues={dues} />}
          <ul className={rows['rows']}>
            {dues.lines.map((line) => (
              <Row key={line.member} club={club} dues={dues} line={line} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

/** How many members are charged, what they are charged, and what is paid and open of it. */
function Totals({ club, dues }: CashProps & { readonly dues: ChargedDues }) {
  const { t } = useTranslation('cash.dues');
  const money = useMoney(club.currency);
  const { members, charged, paid, open } = totalsOf(dues.lines);
  return (
    <Text>
      {t('count', { count: members })} ·{' '}
      {t('totals', { charged: money(charged), paid: money(paid), open: money(open) })}
    </Text>
  );
}

interface RowProps extends CashProps {
  readonly dues: ChargedDues;
  readonly line: ChargedMember;
}

/** The state of the charge of a member. Nobody paid one that was taken back. */
function useStands({ club, dues, line: { left, waivedBy } }: RowProps): string {
  const { t } = useTranslation('cash.dues');
  const money = useMoney(club.currency);
  if (dues.reversedBy !== null) return t('reversed');
  if (waivedBy !== null) return t('waived');
  return left === 0 ? t('paid') : t('left', { money: money(left) });
}

function Row({ club, dues, line }: RowProps) {
  const { t } = useTranslation(['cash.dues', 'dues-parts']);
  const money = useMoney(club.currency);
  const names = useClassNames();
  const waiving = useAsked<RowProps>();
  const { amount, left, waivedBy, part } = line;
  const name = useCalled()(line.name);
  const isWaivable = dues.reversedBy === null && waivedBy === null && may(club, 'keep-money');
  const stands = useStands({ club, dues, line });
  return (
    <li className={classes['bar']}>
      <span className={rows['grow']} style={{ flexBasis: '10rem' }}>
        <Text component="span" display="block" fw={650}>
          {hyphenable(name)}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {names(line.class)} · {money(amount)}
          {part !== null && ` (${t('dues-parts:months', part)})`} · {stands}
        </Text>
      </span>
      {isWaivable && left > 0 && (
        <Button
          variant="default"
          aria-label={t('waiveOf', { name })}
          onClick={() => {
            waiving.ask({ club, dues, line });
          }}
        >
          {t('waive')}
        </Button>
      )}
      <Waiving
        {...(waiving.row ?? { club, dues, line })}
        now={{ club, dues, line }}
        opened={waiving.isAsked}
        onClose={waiving.close}
      />
    </li>
  );
}

interface WaivingProps extends RowProps {
  /** The same by now. */
  readonly now: RowProps;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The change of the charge of a member while it was asked about. */
function useSettledMeanwhile({ club, now: { dues, line } }: WaivingProps): string | null {
  const { reversedBy } = dues;
  const { waivedBy, left } = line;
  const settled =
    reversedBy !== null
      ? ({ what: 'dues.reversed', by: reversedBy } as const)
      : waivedBy !== null
        ? ({ what: 'dues.waived', by: waivedBy } as const)
        : ({ what: 'dues.paid', by: null } as const);
  return useMeanwhile(club, left === 0 ? settled : null);
}

function Waiving(props: WaivingProps) {
  const { club, dues, line, opened, onClose } = props;
  const { t } = useTranslation('cash.dues');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const money = useMoney(club.currency);
  const { member, name, amount } = line;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('waiveTitle', { name })}
      confirm={t('waive')}
      reason={{ label: t('why'), description: t('whyHint') }}
      body={{ member, day: books.today }}
      write={(body, key, why) => waiveDues(club.id, dues.id, { ...body, why }, key)}
      reads={moneyReads(club.id)}
      done={t('waivedNow', { name })}
      meanwhile={useSettledMeanwhile(props)}
    >
      <Text>{t('waiveText', { dues: dues.name, money: money(amount) })}</Text>
    </ConfirmWrite>
  );
}
