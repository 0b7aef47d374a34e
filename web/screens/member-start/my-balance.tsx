import { Button, Group, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { balanceQuery, type SessionView } from '../../api/evenings/club-queries.js';
import { howToPayQuery } from '../../api/money/how-to-pay.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { useMoney } from '../../parts/figures/money.js';
import { signedPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { useSignedMoney } from '../../parts/figures/signed-money.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './member-start.module.css';

interface Props {
  readonly club: MyClub;
  /** The evenings that are going on. */
  readonly open: readonly SessionView[];
}

/** The member's balance with the club, in money, in large type. */
export function MyBalance({ club, open }: Props) {
  const { t } = useTranslation(['member-start', 'members']);
  return (
    <Section title={t('balance')}>
      {club.member === null ? (
        <Unclaimed club={club} />
      ) : (
        <Amount club={club.id} member={club.member} open={open} />
      )}
    </Section>
  );
}

/** Only an owner says who is which member: they can say it of themselves. */
function Unclaimed({ club }: Pick<Props, 'club'>) {
  const { t } = useTranslation(['member-start', 'members']);
  if (!may(club, 'keep-club')) return <Text>{t('members:unclaimed')}</Text>;
  return (
    <>
      <Text>{t('members:unclaimedOwner')}</Text>
      <Button
        mt="sm"
        variant="default"
        renderRoot={(props) => (
          <Link to="/clubs/$club/people" params={{ club: club.id }} hash="users" {...props} />
        )}
      >
        {t('people')}
      </Button>
    </>
  );
}

interface AmountProps extends Pick<Props, 'open'> {
  readonly club: string;
  readonly member: string;
}

function Amount({ club, member, open }: AmountProps) {
  const { t } = useTranslation('member-start');
  const { data } = useSuspenseQuery(balanceQuery(club, member));
  const { money, currency, openSessions } = data;
  const write = useMoney(currency);
  const { data: how } = useQuery({ ...howToPayQuery(club, member), enabled: money < 0 });
  const reported = money < 0 ? (how?.reported ?? 0) : 0;
  // A reported payment waits: nobody is asked to pay it again.
  const isReported = reported > 0 && how?.amount === null;
  const words = money > 0 ? t('owed') : money < 0 ? t('owes') : t('even');
  const inPlay = openSessions.reduce((sum, { points }) => sum + points, 0);
  const worth = openSessions.reduce((sum, { session, points }) => {
    const rate = open.find(({ id }) => id === session)?.rate ?? 0;
    return sum + points * rate;
  }, 0);
  const inMoney = useSignedMoney(currency)(worth);
  return (
    <>
      <Text>{words}</Text>
      {money !== 0 && (
        // The words say which side owes: the amount has no sign.
        <p className={classes['amount']} style={{ margin: 0 }} data-owes={money < 0}>
          {write(Math.abs(money))}
        </p>
      )}
      {reported > 0 && <Text>{t('reported', { money: write(reported) })}</Text>}
      {openSessions.length > 0 && (
        <Text>
          {worth === 0
            ? t('inPlay', { points: signedPoints(inPlay) })
            : t('inPlayMoney', { points: signedPoints(inPlay), money: inMoney })}
        </Text>
      )}
      <Group mt="sm" gap="sm">
        {money < 0 && !isReported && (
          <Button
            renderRoot={(props) => <Link to="/clubs/$club/my-money" params={{ club }} {...props} />}
          >
            {t('pay')}
          </Button>
        )}
        {money < 0 && !isReported && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/clubs/$club/my-money/paid" params={{ club }} {...props} />
            )}
          >
            {t('iHavePaid')}
          </Button>
        )}
        {(money >= 0 || isReported) && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/clubs/$club/my-money" params={{ club }} {...props} />}
          >
            {t('myMoney')}
          </Button>
        )}
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/clubs/$club/members/$member" params={{ club, member }} {...props} />
          )}
        >
          {t('toAccount')}
        </Button>
      </Group>
    </>
  );
}
