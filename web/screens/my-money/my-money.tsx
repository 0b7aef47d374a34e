import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { moneyQuery } from '../../api/money/cash.js';
import { openItemsQuery } from '../../api/money/open-items.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { AsFile } from '../../parts/files/as-file.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { ItemLines } from '../open-items/item-lines.js';
import { Moves } from '../open-items/moves.js';
import { MyTransfers } from '../settling-up/transfers/my-transfers.js';
import { ClosedYears } from './closed-years.js';
import { MyDues } from './my-dues.js';
import { MyPayments } from './my-payments.js';
import classes from './my-money.module.css';
import { ShownPurses } from './shown-purses.js';
import { useHowToPay } from './use-how-to-pay.js';
import { WaysToPay } from './ways-to-pay.js';

/** The member's debt or credit, the ways to pay, and their reported payments. */
export function MyMoney() {
  const { t } = useTranslation(['my-money', 'members']);
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  const { member } = club;
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      {member === null ? (
        <Text>{t('members:unclaimed')}</Text>
      ) : (
        <>
          <Standing club={club} member={member} />
          <AsFile
            files={[
              {
                title: 'statement',
                of: `${club.id}/members/${member}/statement`,
                formats: ['pdf', 'xlsx', 'csv'],
              },
              {
                title: 'openItems',
                of: `${club.id}/open-items`,
                query: { member },
                formats: ['xlsx', 'csv'],
              },
              ...(['payments', 'dues'] as const).map(
                (list) =>
                  ({
                    title: list,
                    of: `${club.id}/${list}`,
                    query: { member },
                    formats: ['xlsx', 'csv'],
                  }) as const,
              ),
            ]}
          />
          <Moves club={club} member={member} />
          <MyTransfers club={club} member={member} />
          <WaysToPay club={club.id} member={member} />
          <MyPayments club={club} member={member} />
          <MyDues club={club.id} member={member} />
        </>
      )}
      <ShownPurses club={club.id} />
      <ClosedYears club={club.id} />
    </Stack>
  );
}

interface Props {
  readonly club: MyClub;
  readonly member: string;
}

interface ItemsProps {
  readonly club: string;
  readonly member: string;
  readonly currency: string;
}

/** The open items that make the amount. */
function MyItems({ club, member, currency }: ItemsProps) {
  const { t } = useTranslation('my-money');
  const { data } = useSuspenseQuery(openItemsQuery(club, member));
  return (
    <>
      <Title order={3} size="h5" mt="sm">
        {t('items.title')}
      </Title>
      <ItemLines items={data} currency={currency} />
    </>
  );
}

/** In words who owes whom: an amount never has a sign. */
function Standing({ club: { id: club, currency }, member }: Props) {
  const { t } = useTranslation('my-money');
  const money = useMoney(currency);
  const { data } = useSuspenseQuery(moneyQuery(club));
  const how = useHowToPay(club, member);
  const own = data.own ?? 0;
  const words = own < 0 ? t('owes') : own > 0 ? t('isOwed') : t('even');
  return (
    <Section title={words}>
      {own !== 0 && <p className={classes['amount']}>{money(Math.abs(own))}</p>}
      {own !== 0 && <MyItems club={club} member={member} currency={currency} />}
      {how.reported > 0 && <Text>{t('reported', { money: money(how.reported) })}</Text>}
      <Group mt="sm" gap="sm">
        {(own < 0 || how.reported > 0) && (
          <Button
            variant={how.amount === null ? 'default' : 'filled'}
            renderRoot={(props) => (
              <Link to="/clubs/$club/my-money/paid" params={{ club }} {...props} />
            )}
          >
            {t('iHavePaid')}
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
    </Section>
  );
}
