import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { yearAccountsQuery } from '../../api/money/years.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useDates } from '../../parts/figures/dates.js';
import { AsFile } from '../../parts/files/as-file.js';
import { PrintLink } from '../../parts/files/print-link.js';
import { bookFiles } from '../../parts/files/book-files.js';
import type { FileOf } from '../../parts/files/file-of.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { Balance } from './balance.js';
import { CloseYear } from './close-year.js';
import { Examinations } from '../examining/examinations.js';
import { Remarks } from '../remarks/remarks.js';
import { Movements } from './movements.js';
import { Notes } from './notes.js';
import { Result } from './result.js';
import classes from './year-accounts.module.css';

/**
 * The accounts that a general meeting approves: result, balance and movements of a year. They print on
 * A4.
 */
export function YearAccounts() {
  const { club: id, year } = usePath('club', 'year');
  const club = useMyClub(id);
  if (club === undefined) return <NotFoundScreen />;
  return <Shown club={club} firstDay={year} />;
}

function Shown({ club, firstDay }: { readonly club: MyClub; readonly firstDay: string }) {
  const { t } = useTranslation('cash.years');
  const dates = useDates();
  const { data: accounts } = useSuspenseQuery(yearAccountsQuery(club.id, firstDay));
  const { year, from, to, head, currency } = accounts;
  return (
    <Stack maw="52rem" mx="auto" className={classes['sheet']}>
      <div>
        <Title order={1} size="h2">
          {t('title', { label: year.label })}
        </Title>
        <Text>
          {club.name} · {dates.long(from)} – {dates.long(to)} · {t(year.status)} ·{' '}
          {t('currency', { currency })}
        </Text>
      </div>
      <div className={classes['screenOnly']}>
        <LiveNote club={club.id} />
        <Group>
          <PrintLink of={`${club.id}/years/${firstDay}/accounts`}>{t('print')}</PrintLink>
          <AsFile
            files={[
              { title: 'accounts', of: `${club.id}/years/${firstDay}/accounts`, formats: ['pdf'] },
              ...namedAccounts(club, firstDay),
              ...bookFiles(club, { from, to }),
            ]}
          />
          {may(club, 'keep-money') && (
            <>
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link
                    to="/clubs/$club/money/years/$year/budget"
                    params={{ club: club.id, year: firstDay }}
                    {...props}
                  />
                )}
              >
                {t('budget.title')}
              </Button>
              <CloseYear club={club} accounts={accounts} />
            </>
          )}
        </Group>
      </div>
      <Result club={club} accounts={accounts} />
      <Balance club={club} accounts={accounts} />
      <Movements club={club} accounts={accounts} />
      <Notes club={club} accounts={accounts} />
      <Remarks club={club} accounts={accounts} />
      <Examinations club={club} accounts={accounts} />
      <Text size="sm" className={classes['head'] ?? ''}>
        {t('head', { seq: head.seq, hash: head.hash })}
      </Text>
    </Stack>
  );
}

/** The accounts with the balance of each member and every voucher, for those who see all of the money. */
function namedAccounts(club: MyClub, firstDay: string): readonly FileOf[] {
  if (!may(club, 'read-money')) return [];
  const of = `${club.id}/years/${firstDay}/accounts`;
  return [{ title: 'accountsNamed', of, query: { names: 'all' }, formats: ['pdf'] }];
}
