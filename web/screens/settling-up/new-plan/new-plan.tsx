import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery, membersMoneyQuery, moneyQuery } from '../../../api/money/cash.js';
import { mergedQuery } from '../../../api/evenings/club-queries.js';
import { sessionQuery } from '../../../api/evenings/evening-queries.js';
import { useMyClub, type MyClub } from '../../../api/people/me.js';
import type { PlanRequest, Way } from '../../../api/money/plans.js';
import { may } from '../../../api/people/rights.js';
import { NotFoundScreen } from '../../../app/states/not-found-screen.js';
import { RoleScreen } from '../../../app/states/role-screen.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { LiveNote } from '../../../parts/notices/live-note.js';
import { usePath } from '../../../parts/page/use-path.js';
import { usePlace } from '../../../routing/use-routing.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useAccountName } from '../../cash/use-account-names.js';
import { Preview } from './preview.js';
import { WhoSettles, type Chosen } from './who-settles.js';
import { DayInput } from '../../../parts/form/fields/day-input.js';

/** The members, day and way of a new plan; then its transfers, to be agreed. */
export function NewPlan() {
  const { t } = useTranslation('my-money.settlingUp');
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  if (!may(club, 'read-money')) return <RoleScreen needs="read-money" />;
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t('new')}
      </Title>
      <LiveNote club={club.id} />
      <Asking club={club} />
    </Stack>
  );
}

function Asking({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('my-money.settlingUp');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const { data: standing } = useSuspenseQuery(membersMoneyQuery(club.id));
  const session = usePlace().search.get('session');
  const tonight = useTonight(club.id, session);
  const [said, setSaid] = useState<Chosen | null>(null);
  const chosen = said ?? { who: tonight === null ? 'all' : 'evening', members: tonight ?? [] };
  const [day, setDay] = useState(books.today);
  const [way, setWay] = useState<Way>('members');
  const [purse, setPurse] = usePurse(club.id);
  const [shown, setShown] = useState<PlanRequest | null>(null);
  const evening = chosen.who === 'evening' ? session : null;
  const members = chosen.who === 'all' || evening !== null ? null : [...chosen.members];
  const asked: PlanRequest = { way, purse: purse?.id ?? null, members, evening, on: day };
  const isSame = JSON.stringify(asked) === JSON.stringify(shown);
  const isReady = day !== '' && (members === null || members.length > 0);
  return (
    <>
      <WhoSettles standing={standing} tonight={tonight} chosen={chosen} onChoose={setSaid} />
      <Choices title={t('way.title')} wide>
        {(['members', 'purse'] as const).map((one) => (
          <Choice
            key={one}
            isChosen={one === way}
            onChoose={() => {
              setWay(one);
            }}
          >
            {t(`way.${one}`)}
          </Choice>
        ))}
      </Choices>
      <PurseChoice club={club.id} chosen={purse?.id ?? null} onChoose={setPurse} way={way} />
      <DayInput
        required
        label={t('day')}
        max={books.today}
        value={day}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
        }}
      />
      {!isReady && <Text>{t('who.nobody')}</Text>}
      {!isSame && (
        <Button
          size="lg"
          disabled={!isReady}
          onClick={() => {
            setShown(asked);
          }}
        >
          {t('show')}
        </Button>
      )}
      {isSame && shown !== null && (
        <Preview key={JSON.stringify(shown)} club={club} asked={shown} />
      )}
    </>
  );
}

/**
 * The players of the evening that the link came from, merged guests as the members that they are; null
 * for none.
 */
function useTonight(club: string, session: string | null): readonly string[] | null {
  const { data } = useQuery({ ...sessionQuery(club, session ?? ''), enabled: session !== null });
  const { data: merged } = useSuspenseQuery(mergedQuery(club));
  if (data === undefined) return null;
  return [...new Set(data.standings.map(({ player }) => merged.get(player) ?? player))];
}

function usePurse(club: string) {
  const { data } = useSuspenseQuery(moneyQuery(club));
  const [id, setId] = useState<string | null>(null);
  const purses = data.purses ?? [];
  return [purses.find((one) => one.id === id) ?? purses[0], setId] as const;
}

interface PurseProps {
  readonly club: string;
  readonly chosen: string | null;
  readonly onChoose: (purse: string) => void;
  readonly way: Way;
}

function PurseChoice({ club, chosen, onChoose, way }: PurseProps) {
  const { t } = useTranslation('my-money.settlingUp');
  const { data } = useSuspenseQuery(moneyQuery(club));
  const nameOf = useAccountName();
  return (
    <>
      <Choices title={t('purse')} wide>
        {(data.purses ?? []).map((purse) => (
          <Choice
            key={purse.id}
            isChosen={purse.id === chosen}
            onChoose={() => {
              onChoose(purse.id);
            }}
          >
            {nameOf(purse)}
          </Choice>
        ))}
      </Choices>
      {way === 'members' && <Text size="sm">{t('purseHint')}</Text>}
    </>
  );
}
