import { Stack, Title } from '@mantine/core';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { accountsQuery, booksQuery } from '../../api/money/cash.js';
import { cardQuery } from '../../api/money/cards.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { AsFile } from '../../parts/files/as-file.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { Matches } from '../open-items/matches.js';
import { Moves } from '../open-items/moves.js';
import { OpenOn } from '../open-items/open-on.js';
import { ReconciledTo } from '../reconciliation/reconciled-to.js';
import { usePartyNames } from '../vouchers/use-party-names.js';
import { Card } from './card.js';
import { useCardPeriod } from './use-card-period.js';

/** The card of a purse, another account of the club, or a member. */
export function AccountCard() {
  const { club: id, owner } = usePath('club', 'owner');
  const club = useMyClub(id);
  if (club === undefined) return <NotFoundScreen />;
  return <Shown key={owner} club={club} owner={owner} />;
}

function Shown({ club, owner }: { readonly club: MyClub; readonly owner: string }) {
  const { t } = useTranslation('cash');
  const [period, setPeriod] = useCardPeriod(club.id);
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const partyOf = usePartyNames(club.id);
  const { data } = useInfiniteQuery(cardQuery(club.id, owner, period));
  const of = data?.pages[0]?.of;
  return (
    <Stack maw="56rem" mx="auto">
      <Title order={1} size="h2">
        {of === undefined ? t('card.title') : t('card.titleOf', { name: partyOf(of) })}
      </Title>
      <LiveNote club={club.id} />
      {may(club, 'read-money') && <OfPurse club={club} owner={owner} />}
      <AsFile
        files={[
          {
            of: `${club.id}/account-cards/${owner}/vouchers`,
            query: { ...period },
            formats: ['xlsx', 'csv'],
          },
        ]}
      />
      <Card club={club} owner={owner} period={period} onPeriod={setPeriod} />
      {of?.member != null && (
        <>
          <OpenOn club={club} member={of.member} day={period.to ?? books.today} />
          <Matches key={of.member} club={club} member={of.member} />
          <Moves club={club} member={of.member} />
        </>
      )}
    </Stack>
  );
}

/** How far a purse agrees with its bank; nothing for what is no purse. */
function OfPurse({ club, owner }: { readonly club: MyClub; readonly owner: string }) {
  const { data: accounts } = useSuspenseQuery(accountsQuery(club.id));
  const isPurse = accounts.some(({ id, type }) => id === owner && type === 'purse');
  return isPurse ? <ReconciledTo club={club} purse={owner} /> : null;
}
