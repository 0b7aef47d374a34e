import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import { correctionsQuery } from '../../api/evenings/evening-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { Gains } from '../../parts/figures/gains.js';
import { signedPoints } from '../../parts/figures/points.js';
import { useSignedMoney } from '../../parts/figures/signed-money.js';
import { useIsPerson } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { WhyMoved } from '../corrections/ways/why-moved.js';

interface Props {
  readonly club: MyClub;
  readonly dispute: DisputeFile;
  readonly nameOf: (member: string) => string;
}

/** The points and the money that the correction brought to the member who raised the dispute. */
export function Outcome({ club, dispute, nameOf }: Props) {
  const { t } = useTranslation(['disputes', 'corrections']);
  const money = useSignedMoney(club.currency);
  const { session, raisedBy, correction } = dispute;
  const isRaiser = useIsPerson(club.id, raisedBy);
  const { data: corrections } = useSuspenseQuery(correctionsQuery(club.id, session));
  const made = corrections.find(({ event }) => event === correction?.event);
  if (made === undefined) return null;
  const own = made.effect.members.find(({ player }) => isRaiser(player));
  const name = nameOf(raisedBy);
  const { members, pots, kitty } = made.effect;
  const parties = [
    ...members.map(({ player: party, points }) => ({ party, points })),
    { party: 'king-pot', points: pots?.king ?? 0 },
    { party: 'pagat-pot', points: pots?.pagat ?? 0 },
    { party: 'kitty', points: kitty ?? 0 },
  ].filter(({ points }) => points !== 0);
  const parts = (
    <>
      {parties.length > 0 && (
        <Text>
          {`${t('corrections:differences')}: `}
          <Gains parties={parties} nameOf={nameOf} />
        </Text>
      )}
      <WhyMoved effect={made.effect} nameOf={nameOf} />
    </>
  );
  if (own === undefined || own.points === 0) {
    return (
      <>
        <Text>{t('gotNothing', { name })}</Text>
        {parts}
      </>
    );
  }
  const also = own.money === 0 ? '' : ` (${money(own.money)})`;
  const { player = null, taken } = made.effect.others.find((one) => one.taken !== undefined) ?? {};
  return (
    <>
      <Text fw={650}>{t('got', { name, points: signedPoints(own.points), also })}</Text>
      {taken !== undefined && player !== null && (
        <Text size="sm">
          {t('corrections:others.taken', { name: nameOf(player), count: taken })}
        </Text>
      )}
      {parts}
    </>
  );
}
