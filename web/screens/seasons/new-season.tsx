import { Button, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { USUAL_RULE } from '../../../src/standings/rule/standing-rule.js';
import { booksQuery } from '../../api/money/cash.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import {
  openSeason,
  seasonReads,
  type NewSeason as Said,
} from '../../api/seasons/season-writes.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { RoleScreen } from '../../app/states/role-screen.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { toast } from '../../parts/notices/toast.js';
import { useForm } from '../../parts/form/use-form.js';
import { usePath } from '../../parts/page/use-path.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { proposalsOf } from './proposals.js';
import { RuleBuilder } from './rule-builder.js';
import { OPTIONAL_TEXTS, SEASON_TEXTS, SeasonFields } from './season-fields.js';
import { tablesIn } from './typed-tables.js';

/** Opens a season: name, days, books, tables and the standing rule. */
export function NewSeason() {
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  if (!may(club, 'keep-seasons')) return <RoleScreen needs="keep-seasons" />;
  return <Form club={club} />;
}

function Form({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('seasons.forms');
  const navigate = useNavigate();
  const { data: running } = useSuspenseQuery(booksQuery(club.id));
  const proposals = useProposals(running);
  const [first] = proposals;
  const [books, setBooks] = useState<readonly string[]>([]);
  const [rule, setRule] = useState(USUAL_RULE);
  const opening = useWrite(
    (body: Said, key) => openSeason(club.id, body, key),
    seasonReads(club.id),
  );
  const initial = { ...SEASON_TEXTS, ...first };
  const { field, set, submit, texts, aboveForm } = useForm(initial, {
    error: opening.error,
    optional: OPTIONAL_TEXTS,
  });
  return (
    <Stack maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {t('new.title')}
      </Title>
      <Proposals
        proposals={proposals}
        now={texts}
        onChoose={(its) => {
          set('name', its.name);
          set('firstDay', its.firstDay);
          set('lastDay', its.lastDay);
        }}
      />
      <form
        noValidate
        onSubmit={submit(({ name, firstDay, lastDay, tables }) => {
          const body = { name, firstDay, lastDay, books: [...books], tables: tablesIn(tables) };
          opening.mutate(
            { ...body, rule: { ...rule, ties: [...rule.ties] } },
            {
              onSuccess: ({ id: season }) => {
                toast(t('new.done', { name }));
                void navigate({
                  to: '/clubs/$club/seasons/$season',
                  params: { club: club.id, season },
                  replace: true,
                });
              },
            },
          );
        })}
      >
        <Stack>
          <SeasonFields club={club.id} field={field} books={books} onBooks={setBooks} />
          <RuleBuilder rule={rule} currency={club.currency} onChange={setRule} isFolded />
          <Text size="sm">{t('new.text')}</Text>
          <div role="status">
            <ProblemNote error={aboveForm} />
          </div>
          <Button type="submit" loading={opening.isPending}>
            {t('new.do')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

/** A proposal as it fills the form. */
type Proposed = Omit<typeof SEASON_TEXTS, 'tables'>;

function useProposals(running: Parameters<typeof proposalsOf>[0]): readonly Proposed[] {
  const { t } = useTranslation('seasons.forms');
  return proposalsOf(running).map(({ kind, label, firstDay, lastDay }) => ({
    name: t(`proposals.${kind}`, { label }),
    firstDay,
    lastDay,
  }));
}

interface ProposalsProps {
  readonly proposals: readonly Proposed[];
  /** The form's present values. */
  readonly now: Proposed;
  readonly onChoose: (proposed: Proposed) => void;
}

function Proposals({ proposals, now, onChoose }: ProposalsProps) {
  const { t } = useTranslation('seasons.forms');
  return (
    <Choices title={t('new.days')} wide="more">
      {proposals.map((one) => (
        <Choice
          key={one.firstDay + one.lastDay}
          isChosen={now.firstDay === one.firstDay && now.lastDay === one.lastDay}
          onChoose={() => {
            onChoose(one);
          }}
        >
          {one.name}
        </Choice>
      ))}
    </Choices>
  );
}
