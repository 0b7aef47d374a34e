import { Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { accountsQuery, type Account } from '../../api/money/cash.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { RoleScreen } from '../../app/states/role-screen.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import { AddedSince } from './added-since.js';
import { AgreeForm } from './agree-form.js';
import { InBooks } from './sides/in-books.js';
import { OnlyAtBank } from './sides/only-at-bank.js';
import { PastReconciliations } from './past.js';
import { Proposals } from './sides/proposals.js';
import { StatementFile } from './file/statement-file.js';
import { useReconciling } from './use-reconciling.js';

/** A purse beside the statement of its bank. */
export function ReconciliationScreen() {
  const { club: id, purse } = usePath('club', 'purse');
  const club = useMyClub(id);
  if (club === undefined) return <NotFoundScreen />;
  if (!may(club, 'read-money')) return <RoleScreen needs="read-money" />;
  return <OfPurse club={club} purse={purse} />;
}

function OfPurse({ club, purse: id }: { readonly club: MyClub; readonly purse: string }) {
  const { data: accounts } = useSuspenseQuery(accountsQuery(club.id));
  const purse = accounts.find((one) => one.id === id && one.type === 'purse');
  return purse === undefined ? <NotFoundScreen /> : <Shown club={club} purse={purse} />;
}

function Shown({ club, purse }: { readonly club: MyClub; readonly purse: Account }) {
  const { t } = useTranslation('reconciliation');
  const nameOf = useAccountName();
  const days = useDays();
  const reconciling = useReconciling(club.id, purse.id);
  const { data, lines } = reconciling;
  const money = useMoney(data.currency);
  const isKeeper = may(club, 'keep-money') && purse.archivedAt === null;
  const props = { club, purse: purse.id, reconciling };
  return (
    <Stack maw="56rem" mx="auto">
      <Title order={1} size="h2">
        {t('title', { purse: nameOf(purse) })}
      </Title>
      <LiveNote club={club.id} />
      <Text>
        {data.until === null
          ? t('never')
          : `${t('until', { day: days.date(data.until) })}: ${money(data.balance)}`}
      </Text>
      <AddedSince club={club} title={t('added', { count: data.added.length })} added={data.added} />
      {isKeeper && <StatementFile {...props} />}
      {isKeeper && <AgreeForm {...props} />}
      {isKeeper && lines.length > 0 && <Proposals {...props} />}
      {isKeeper && lines.length > 0 && <OnlyAtBank {...props} />}
      <InBooks {...props} isKeeper={isKeeper} />
      <PastReconciliations {...props} isKeeper={isKeeper} />
    </Stack>
  );
}
