import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceQuery, sessionsQuery } from '../../api/evenings/club-queries.js';
import { useMyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { AsFile } from '../../parts/files/as-file.js';
import { LiveNote } from '../../parts/page/live-note.js';
import { signedPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { useIsPerson, useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { AllLines } from './all-lines.js';
import { EveningList } from './evening-list.js';
import { seasonOf } from './season.js';
import { SeasonCurve } from './season-curve.js';
import classes from './statement.module.css';

/** The account of a member: their balance, its history, and every line of it. */
export function Statement() {
  const { t } = useTranslation('statement');
  const { club, member } = usePath('club', 'member');
  const isMine = useMyClub(club)?.member === member;
  const nameOf = useMemberNames(club);
  const { data: balance } = useSuspenseQuery(balanceQuery(club, member));
  const sessions = useSuspenseInfiniteQuery(sessionsQuery(club));
  const latest = sessions.data.pages.flatMap((page) => page.sessions);
  const evenings = seasonOf(latest, useIsPerson(club, member), balance.money);
  const title = isMine ? t('title') : t('titleOf', { name: nameOf(member) });
  return (
    <Stack className={classes['statement']} gap="md">
      <Title order={1} size="h2">
        {title}
      </Title>
      <LiveNote club={club} />
      <AsFile
        files={[{ of: `${club}/members/${member}/statement`, formats: ['pdf', 'xlsx', 'csv'] }]}
      />
      <Balance isMine={isMine} {...balance} />
      <SeasonCurve evenings={evenings} currency={balance.currency} />
      <EveningList
        club={club}
        member={member}
        evenings={evenings}
        currency={balance.currency}
        older={sessions}
      />
      <Lines club={club} member={member} />
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

/** Every line is much to read: it comes when it is asked for. */
function Lines({ club, member }: { readonly club: string; readonly member: string }) {
  const { t } = useTranslation('statement');
  const [isShown, show] = useState(false);
  return (
    <Section title={t('lines')}>
      <Text mb="xs">{t('linesText')}</Text>
      {isShown ? (
        <AllLines club={club} member={member} />
      ) : (
        <Button
          variant="default"
          onClick={() => {
            show(true);
          }}
        >
          {t('showLines')}
        </Button>
      )}
    </Section>
  );
}
