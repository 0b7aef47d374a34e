import { Button, Text } from '@mantine/core';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { MyClub } from '../../../api/people/me.js';
import { plansQuery } from '../../../api/money/plan-list.js';
import { useMoney } from '../../../parts/figures/money.js';
import rows from '../../../parts/list/rows.module.css';
import { Section } from '../../../parts/page/section.js';
import { useIsPerson } from '../../../parts/people/use-names.js';
import { Link } from '../../../routing/link.js';
import { useTranslation } from '../../../words/use-translation.js';
import { usePlanNames } from '../use-plan-words.js';

interface Props {
  readonly club: MyClub;
  readonly member: string;
}

/** The transfers that are mine to make or to get, as agreed; nothing when there are none. */
export function MyTransfers({ club, member }: Props) {
  const { t } = useTranslation('my-money.settlingUp');
  const query = useSuspenseInfiniteQuery(plansQuery(club.id));
  const nameOf = usePlanNames(club.id);
  const isMe = useIsPerson(club.id, member);
  const money = useMoney(club.currency);
  // Those with something to be made come first, so that what is mine is on the first page.
  const plans = query.data.pages.flatMap((page) => page.plans);
  const open = plans.flatMap(({ id, own }) =>
    own.filter(({ status }) => status === 'open').map((transfer) => ({ plan: id, ...transfer })),
  );
  if (open.length === 0) return null;
  return (
    <Section title={t('mine')}>
      <ul className={rows['rows']}>
        {open.map(({ id, plan, from, to, amount, paid }) => {
          const pays = from.member !== null && isMe(from.member);
          const name = nameOf(pays ? to : from);
          return (
            <li key={id}>
              <Link
                to="/clubs/$club/settling-up/plans/$plan"
                params={{ club: club.id, plan }}
                className={rows['row']}
              >
                <span className={rows['grow']}>{t(pays ? 'youPay' : 'youGet', { name })}</span>
                <Text component="span" fw={650}>
                  {money(amount - paid)}
                </Text>
              </Link>
            </li>
          );
        })}
      </ul>
      <Button
        mt="sm"
        variant="default"
        renderRoot={(props) => (
          <Link to="/clubs/$club/settling-up" params={{ club: club.id }} {...props} />
        )}
      >
        {t('all')}
      </Button>
    </Section>
  );
}
