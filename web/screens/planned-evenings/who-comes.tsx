import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { comes } from '../../../src/planned/answers.js';
import { unreachedQuery } from '../../api/evenings/planned-list.js';
import type { Coming, PlannedEvening, ReadEvening } from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import { membersQuery } from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { Section } from '../../parts/page/section.js';
import { Sheet } from '../../parts/page/sheet.js';
import { MemberFace } from '../../parts/people/member-face.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import rows from '../../parts/list/rows.module.css';
import { useTranslation } from '../../words/use-translation.js';
import { AnswerOf } from './answer-form.js';

interface Props {
  readonly club: MyClub;
  readonly evening: PlannedEvening;
}

/**
 * The members by their answers, and those who have not answered. Recorders and the tablet can pass on the
 * answer of a member.
 */
export function WhoComes({ club, evening }: Props) {
  const { t } = useTranslation('planned.who');
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const asked = useAsked<string>();
  const { answers, calledOff, begins, played } = evening;
  const isOpen = !calledOff && played === null && new Date(begins) > new Date();
  const onAsk = isOpen && may(club, 'record') ? asked.ask : null;
  const isPlanner = isOpen && may(club, 'plan-evenings');
  const { data: unreached = [] } = useQuery({ ...unreachedQuery(club.id), enabled: isPlanner });
  const answered = new Set(answers.map(({ member }) => member));
  const silent = data.members.filter(
    ({ id, guest, archivedAt }) => !guest && archivedAt === null && !answered.has(id),
  );
  return (
    <>
      {onAsk !== null && (
        <Text size="sm" c="dimmed">
          {t('passOn')}
        </Text>
      )}
      <Part
        club={club}
        title={t('yes')}
        count={evening.coming}
        answers={answers.filter(({ answer }) => comes(answer))}
        onAsk={onAsk}
      />
      <Part
        club={club}
        title={t('maybe')}
        answers={answers.filter(({ answer }) => answer === 'maybe')}
        onAsk={onAsk}
      />
      <Part
        club={club}
        title={t('no')}
        answers={answers.filter(({ answer }) => answer === 'no')}
        onAsk={onAsk}
      />
      <Part
        club={club}
        title={t('unanswered')}
        members={silent.map(({ id }) => id)}
        unreached={isPlanner ? unreached : []}
        onAsk={onAsk}
      />
      {asked.row !== null && (
        <PassOn
          key={asked.row}
          club={club}
          evening={evening}
          member={asked.row}
          opened={asked.isAsked}
          onClose={asked.close}
        />
      )}
    </>
  );
}

interface CameProps extends Pick<Props, 'club'> {
  readonly tables: ReadEvening['tables'];
}

/** Everybody who sat at a table of the evening. */
export function WhoCame({ club, tables }: CameProps) {
  const { t } = useTranslation('planned.who');
  const members = [...new Set(tables.flatMap(({ players }) => players))];
  return <Part club={club} title={t('came')} members={members} onAsk={null} />;
}

interface PartProps extends Pick<Props, 'club'> {
  readonly title: string;
  /** People, guests included; as many as there are lines when left out. */
  readonly count?: number;
  readonly answers?: readonly Coming[];
  /** Members without an answer beside their name. */
  readonly members?: readonly string[];
  /** Those of them whom no reminder reaches. */
  readonly unreached?: readonly string[];
  /** Null where nothing can be passed on. */
  readonly onAsk: ((member: string) => void) | null;
}

function Part({ club, title, count, answers = [], members = [], ...more }: PartProps) {
  const { unreached = [], onAsk } = more;
  const { t } = useTranslation('planned.who');
  const beside = useBeside(club.id);
  const lines = [
    ...answers.map((one) => ({ member: one.member, beside: beside(one) })),
    ...members.map((member) => {
      return { member, beside: unreached.includes(member) ? t('notReminded') : '' };
    }),
  ];
  if (lines.length === 0) return null;
  return (
    <Section title={t('counted', { title, number: String(count ?? lines.length) })}>
      <ul className={rows['rows']}>
        {lines.map((line) => (
          <li key={line.member}>
            <Line club={club} {...line} onAsk={line.member === club.member ? null : onAsk} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface LineProps extends Pick<PartProps, 'club' | 'onAsk'> {
  readonly member: string;
  readonly beside: string;
}

function Line({ club, member, beside, onAsk }: LineProps) {
  const name = useMemberNames(club.id)(member);
  const content = (
    <>
      <MemberFace club={club.id} member={member} name={name} />
      <span className={rows['grow']}>
        {name}
        {beside !== '' && (
          <Text component="span" display="block" size="sm" c="dimmed">
            {beside}
          </Text>
        )}
      </span>
    </>
  );
  if (onAsk === null) return <div className={rows['row']}>{content}</div>;
  return (
    <UnstyledButton
      className={rows['row']}
      w="100%"
      onClick={() => {
        onAsk(member);
      }}
    >
      {content}
      <IconChevronRight size={20} aria-hidden />
    </UnstyledButton>
  );
}

interface PassOnProps extends Props {
  readonly member: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the answer of a member. */
function PassOn({ club, evening, member, opened, onClose }: PassOnProps) {
  const { t } = useTranslation('planned.who');
  const name = useMemberNames(club.id)(member);
  return (
    <Sheet opened={opened} onClose={onClose} title={t('passOnOf', { name })}>
      <AnswerOf
        club={club}
        evening={evening}
        member={member}
        isWhole
        name={name}
        title={t('comes', { name })}
      />
      <Button mt="md" onClick={onClose}>
        {t('done')}
      </Button>
    </Sheet>
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
