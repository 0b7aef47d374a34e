import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { comes } from '../../../src/planned/answers.js';
import type { Coming, PlannedEvening } from '../../api/evenings/planned.js';
import { membersQuery } from '../../api/people/people.js';
import { Section } from '../../parts/page/section.js';
import { MemberFace } from '../../parts/people/member-face.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import rows from '../../parts/list/rows.module.css';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: string;
  readonly evening: PlannedEvening;
}

/** The members by their answers, and those who have not answered. */
export function WhoComes({ club, evening }: Props) {
  const { t } = useTranslation('planned.who');
  const { data } = useSuspenseQuery(membersQuery(club));
  const { answers } = evening;
  const answered = new Set(answers.map(({ member }) => member));
  const silent = data.members.filter(
    ({ id, guest, archivedAt }) => !guest && archivedAt === null && !answered.has(id),
  );
  return (
    <>
      <Part
        club={club}
        title={t('yes')}
        count={evening.coming}
        answers={answers.filter(({ answer }) => comes(answer))}
      />
      <Part
        club={club}
        title={t('maybe')}
        answers={answers.filter(({ answer }) => answer === 'maybe')}
      />
      <Part club={club} title={t('no')} answers={answers.filter(({ answer }) => answer === 'no')} />
      <Part club={club} title={t('unanswered')} members={silent.map(({ id }) => id)} />
    </>
  );
}

interface PartProps extends Pick<Props, 'club'> {
  readonly title: string;
  /** People, guests included; as many as there are lines when left out. */
  readonly count?: number;
  readonly answers?: readonly Coming[];
  /** Members without an answer. */
  readonly members?: readonly string[];
}

function Part({ club, title, count, answers = [], members = [] }: PartProps) {
  const { t } = useTranslation('planned.who');
  const nameOf = useMemberNames(club);
  const beside = useBeside(club);
  const lines = [
    ...answers.map((one) => ({ member: one.member, beside: beside(one) })),
    ...members.map((member) => ({ member, beside: '' })),
  ];
  if (lines.length === 0) return null;
  return (
    <Section title={t('counted', { title, number: String(count ?? lines.length) })}>
      <ul className={rows['rows']}>
        {lines.map(({ member, beside: more }) => (
          <li key={member} className={rows['row']}>
            <MemberFace club={club} member={member} name={nameOf(member)} />
            <span className={rows['grow']}>
              {nameOf(member)}
              {more !== '' && (
                <Text component="span" display="block" size="sm" c="dimmed">
                  {more}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The rest of an answer: that they come later, and the guests. */
function useBeside(club: string): (answer: Coming) => string {
  const { t } = useTranslation('planned.who');
  const nameOf = useMemberNames(club);
  const list = useNameList();
  return ({ answer, guests, named }) => {
    const said = [
      answer === 'later' && t('later'),
      named.length > 0 && t('with', { names: list(named.map(nameOf)) }),
      guests > 0 && t('guests', { count: guests }),
    ];
    return said.filter((one) => one !== false).join(' · ');
  };
}
