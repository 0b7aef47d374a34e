import { Text } from '@mantine/core';
import { TURNS } from '../../../src/planned/turns.js';
import type { PlannedEvening, ReadEvening } from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { useEveningWords } from './use-evening-words.js';

interface Props {
  readonly club: MyClub;
  readonly evening: PlannedEvening;
}

/** The host and the member who brings cake, where the club has such turns. */
export function TurnsLine({ club, evening }: Props) {
  const words = useTurnWords(club)(evening);
  return words === '' ? null : <Text size="sm">{words}</Text>;
}

/** The turns that somebody took over by a swap, from whom and why. */
export function Swaps({ club, read }: Pick<Props, 'club'> & { readonly read: ReadEvening }) {
  const { t } = useTranslation('planned.swap');
  const words = useEveningWords();
  const nameOf = useMemberNames(club.id);
  return read.swaps.map(({ turn, member, before, forDay, why }) => {
    const said = { name: nameOf(member), before: nameOf(before), day: words.day(forDay), why };
    return (
      <Text key={turn} size="sm">
        {t(`said.${turn}`, said)}
      </Text>
    );
  });
}

/** The turns of an evening in words; empty where nobody has one. */
export function useTurnWords(club: MyClub): (evening: PlannedEvening) => string {
  const { t } = useTranslation('planned.turns');
  const nameOf = useMemberNames(club.id);
  return ({ turns }) =>
    TURNS.flatMap((turn) => {
      const who = turns[turn];
      if (who === null) return [];
      return [who === club.member ? t(`own.${turn}`) : t(`is.${turn}`, { name: nameOf(who) })];
    }).join(' · ');
}
