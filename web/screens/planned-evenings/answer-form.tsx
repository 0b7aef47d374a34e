import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MOST_GUESTS, type Answer } from '../../../src/planned/answers.js';
import {
  answerEvening,
  answerFor,
  plannedReads,
  type Coming,
  type PlannedEvening,
} from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import { membersQuery } from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: MyClub;
  readonly evening: PlannedEvening;
  /** Whether guests of the club can be named too. */
  readonly isWhole?: boolean;
}

/** An answer as it is sent. */
type Said = Pick<Coming, 'answer' | 'guests' | 'named'>;

/** The order of the buttons: those who come first. */
const SHOWN: readonly Answer[] = ['yes', 'later', 'maybe', 'no'];

/** One tap answers for oneself; it can be changed until the evening begins. */
export function AnswerForm({ club, evening, isWhole = false }: Props) {
  const { t } = useTranslation('planned.answer');
  if (evening.calledOff || !may(club, 'answer-evening')) return null;
  if (club.member === null) return <Text size="sm">{t('unclaimed')}</Text>;
  if (new Date(evening.begins) <= new Date()) return <Text size="sm">{t('begun')}</Text>;
  return (
    <AnswerOf
      club={club}
      evening={evening}
      isWhole={isWhole}
      member={club.member}
      name={null}
      title={t('title')}
    />
  );
}

interface OfProps extends Props {
  readonly member: string;
  /** The member's name, where the answer is passed on; null for one's own. */
  readonly name: string | null;
  readonly title: string;
}

/** The answer of a member: one's own, or one that is passed on. */
export function AnswerOf({ club, evening, isWhole = false, member, name, title }: OfProps) {
  const { t } = useTranslation('planned');
  const { series, planned, answers } = evening;
  const answering = useWrite((said: Said, key) => {
    const body = { ...said, named: [...said.named] };
    const of = { series, planned };
    return member === club.member
      ? answerEvening(club.id, of, body, key)
      : answerFor(club.id, { ...of, member }, body, key);
  }, plannedReads(club.id));
  const given = answers.find((one) => one.member === member);
  const said: Said | undefined = answering.isPending ? answering.variables : given;
  const send = (change: Partial<Said>) => {
    const { answer = 'yes', guests = 0, named = [] } = said ?? {};
    const next = { answer, guests, named, ...change };
    answering.mutate(next.answer === 'no' ? { ...next, guests: 0, named: [] } : next);
  };
  return (
    <>
      <Choices title={title} wide>
        {SHOWN.map((answer) => (
          <Choice
            key={answer}
            isChosen={said?.answer === answer}
            onChoose={() => {
              if (said?.answer !== answer) send({ answer });
            }}
          >
            {t(name === null ? `answer.${answer}` : `answerOf.${answer}`)}
          </Choice>
        ))}
      </Choices>
      {said !== undefined && said.answer !== 'no' && (
        <Guests
          said={said}
          label={name === null ? t('answer.guests') : t('answerOf.guests', { name })}
          onChange={send}
          club={isWhole ? club.id : null}
        />
      )}
      <ProblemNote error={answering.error} />
    </>
  );
}

interface GuestsProps {
  readonly said: Said;
  /** The question how many they bring. */
  readonly label: string;
  readonly onChange: (change: Partial<Said>) => void;
  /** Null where guests are only counted. */
  readonly club: string | null;
}

function Guests({ said, label, onChange, club }: GuestsProps) {
  return (
    <>
      <NativeSelect
        label={label}
        maw="16rem"
        value={String(said.guests)}
        data={Array.from({ length: MOST_GUESTS + 1 }, (_, count) => String(count))}
        onChange={({ currentTarget }) => {
          onChange({ guests: Number(currentTarget.value) });
        }}
      />
      {club !== null && <NamedGuests said={said} onChange={onChange} club={club} />}
    </>
  );
}

/** The guests of the club: those who are chosen come along. */
function NamedGuests({
  said,
  onChange,
  club,
}: Omit<GuestsProps, 'label'> & { readonly club: string }) {
  const { t } = useTranslation('planned.answer');
  const { data } = useQuery(membersQuery(club));
  const guests = (data?.members ?? []).filter(
    ({ guest, archivedAt, mergedInto }) => guest && archivedAt === null && mergedInto === null,
  );
  if (guests.length === 0) return null;
  return (
    <Choices title={t('named')}>
      {guests.map(({ id, name }) => {
        const isChosen = said.named.includes(id);
        const others = said.named.filter((one) => one !== id);
        return (
          <Choice
            key={id}
            isChosen={isChosen}
            onChoose={() => {
              onChange({ named: isChosen ? others : [...others, id] });
            }}
          >
            {name}
          </Choice>
        );
      })}
    </Choices>
  );
}
