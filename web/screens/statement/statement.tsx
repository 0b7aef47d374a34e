import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import {
  useInfiniteQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { balanceQuery, sessionsQuery } from '../../api/evenings/club-queries.js';
import { cardQuery } from '../../api/money/cards.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { AsFile } from '../../parts/files/as-file.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { signedPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { useIsPerson, useMemberNames } from '../../parts/people/use-names.js';
import { MemberFace } from '../../parts/people/member-face.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { EveningList } from './evening-list.js';
import { seasonOf } from './season.js';
import { Card } from '../account-card/card.js';
import { useCardPeriod } from '../account-card/use-card-period.js';
import { Moves } from '../open-items/moves.js';
import { BalanceCurve } from './balance-curve.js';
import classes from './statement.module.css';

/** The account of a member: their balance, its history, and their evenings. */
export function Statement() {
  const { t } = useTranslation('statement');
  const { club, member } = usePath('club', 'member');
  const mine = useMyClub(club);
  const isMine = mine?.member === member;
  const nameOf = useMemberNames(club);
  const { data: balance } = useSuspenseQuery(balanceQuery(club, member));
  const sessions = useSuspenseInfiniteQuery(sessionsQuery(club));
  const latest = sessions.data.pages.flatMap((page) => page.sessions);
  const evenings = seasonOf(latest, useIsPerson(club, member));
  const title = isMine ? t('title') : t('titleOf', { name: nameOf(member) });
  return (
    <Stack className={classes['statement']} gap="md">
      <Title order={1} size="h2">
        <MemberFace club={club} member={member} name={nameOf(member)} />
        {title}
      </Title>
      <LiveNote club={club} />
      <Balance isMine={isMine} {...balance} />
      {mine !== undefined && <OwnCard club={mine} member={member} />}
      <EveningList
        club={club}
        member={member}
        evenings={evenings}
        currency={balance.currency}
        older={sessions}
      />
    </Stack>
  );
}

interface BalanceProps {
  readonly isMine: boolean;
  readonly name: string;
  readonly money: number;
  readonly currency: string;
  readonly openSessions: readonly { readonly session: string; readonly points: number }[];
}

function Balance({ isMine, name, money, currency, openSessions }: BalanceProps) {
  const { t } = useTranslation(['statement', 'shell']);
  const { club, member } = usePath('club', 'member');
  const dates = useDates();
  const sessions = useSuspenseInfiniteQuery(sessionsQuery(club)).data.pages.flatMap(
    (page) => page.sessions,
  );
  const dateOf = (id: string) => sessions.find((one) => one.id === id)?.openedAt;
  const owed = isMine ? t('owedMe') : t('owed', { name });
  const owes = isMine ? t('owesMe') : t('owes', { name });
  return (
    <Section title={t('balance')}>
      <p className={classes['amount']}>
        <SignedMoney minor={money} currency={currency} />
      </p>
      <Text>{money > 0 ? owed : money < 0 ? owes : t('even')}</Text>
      {openSessions.map(({ session, points }) => {
        const opened = dateOf(session);
        return (
          <Text key={session}>
            {t('openPoints', {
              date: opened === undefined ? '' : dates.short(opened),
              points: signedPoints(points),
            })}
          </Text>
        );
      })}
      <Group mt="xs">
        <Anchor
          className={classes['way']}
          renderRoot={(props) => (
            <Link to="/clubs/$club/members/$member/fines" params={{ club, member }} {...props} />
          )}
        >
          {t('fines')}
        </Anchor>
        <Anchor
          className={classes['way']}
          renderRoot={(props) => (
            <Link to="/clubs/$club/statistics" params={{ club }} search={{ member }} {...props} />
          )}
        >
          {t('shell:destinations.statistics')}
        </Anchor>
      </Group>
    </Section>
  );
}

/** The vouchers of the member by day, as their statement on paper has them, and the curve of the balance. */
function OwnCard({ club, member }: { readonly club: MyClub; readonly member: string }) {
  const { t } = useTranslation('statement');
  const [period, setPeriod] = useCardPeriod(club.id);
  const { data, hasNextPage } = useInfiniteQuery(cardQuery(club.id, member, period));
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <Section title={t('movements')}>
        <AsFile
          files={[
            {
              of: `${club.id}/members/${member}/statement`,
              query: { ...period },
              formats: ['pdf'],
            },
            {
              of: `${club.id}/account-cards/${member}/vouchers`,
              query: { ...period },
              formats: ['xlsx', 'csv'],
            },
          ]}
        />
        <Card club={club} owner={member} period={period} onPeriod={setPeriod} />
      </Section>
      <Moves club={club} member={member} />
      {!hasNextPage && <BalanceCurve lines={lines} currency={club.currency} />}
    </>
  );
}
