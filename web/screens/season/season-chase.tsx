import { Text } from '@mantine/core';
import { Section } from '../../parts/page/section.js';
import { useIsPerson, useMemberNames } from '../../parts/people/use-names.js';
import { useStandingNumbers } from '../../parts/seasons/use-standing-numbers.js';
import { useTranslation } from '../../words/use-translation.js';
import { chaseOf } from './chase.js';
import type { SeasonProps } from './season-props.js';

/** The caller's way to the first place of an open season, in words; nothing where there is none. */
export function SeasonChase({ club, standings: { season, rows } }: SeasonProps) {
  const { t } = useTranslation('seasons.chase');
  const isMe = useIsPerson(club.id, club.member);
  const nameOf = useMemberNames(club.id);
  const { told } = useStandingNumbers(season.rule.by, club.currency);
  const own = rows.find(({ member }) => isMe(member));
  if (own === undefined || season.status !== 'open') return null;
  const chase = chaseOf(season.rule, rows, own.member);
  if (chase === null) return null;
  const { rival, leads, gap, beyond, worst } = chase;
  const name = nameOf(rival);
  const apart = { name, gap: told(gap).replace('+', '') };
  return (
    <Section title={t('title')}>
      <Text>{t(gap === 0 ? 'level' : leads ? 'leads' : 'behind', apart)}</Text>
      {beyond !== null && <Text>{t('beyond', { name, value: told(beyond) })}</Text>}
      <Text c="dimmed">{worst === null ? t('counts') : t('countsIf', { worst: told(worst) })}</Text>
    </Section>
  );
}
