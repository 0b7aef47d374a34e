import { Stack, Title } from '@mantine/core';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { newKey } from '../../api/new-key.js';
import type { HouseRules as House } from '../../../src/rules/house-rules/house-rules.js';
import { api, take } from '../../api/client.js';
import type { OfPlanned } from '../../api/evenings/planned.js';
import { useMyClub } from '../../api/people/me.js';
import { isTablet } from '../../api/people/rights.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { useSeated } from '../../evening/seated.js';
import { ActionBar } from '../../parts/form/action-bar.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useRefusalWords } from '../../parts/notices/use-refusal-words.js';
import { toast } from '../../parts/notices/toast.js';
import { useNavigate, useParams } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { BookAndRate } from './book-and-rate.js';
import classes from './evening-start.module.css';
import { FromPaper, missingOfPaper } from './from-paper.js';
import { HouseRules } from './house-rules/house-rules.js';
import { OpenEvenings } from './open-evenings.js';
import { Seats } from './seats/seats.js';
import {
  bookOf,
  dealerOf,
  lastTimeAt,
  seatedNow,
  startLike,
  whyNotOpen,
  type StartForm,
} from './start-form.js';
import { TableName } from './table-name.js';
import { Tonight } from './tonight/tonight.js';
import { useTonight } from './tonight/use-tonight.js';
import { useHouseRules } from './house-rules/use-house-rules.js';
import { useStart, type Start } from './use-start.js';
import { WhoIsHere } from './who-is-here.js';

/** Opening an evening: players, seats, book, and the worth of a point. */
export function EveningStart() {
  const { t } = useTranslation('evening-start');
  const { club }: { readonly club?: string } = useParams();
  const { data, error } = useStart(club ?? '');
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <ProblemNote error={data === undefined ? error : null} />
      {data === undefined && error == null && <LoadingScreen />}
      {data !== undefined && <Form club={club ?? ''} start={data} />}
    </Stack>
  );
}

interface FormProps {
  readonly club: string;
  readonly start: Start;
}

function Form({ club, start }: FormProps) {
  const { t } = useTranslation(['evening-start', 'rules.houseRules']);
  const [form, setForm] = useState<StartForm>(() =>
    startLike(start.sessions, start.ownBooks(null)),
  );
  const rules = useHouseRules(club, start, form);
  const { house } = rules;
  const tonight = useTonight(club);
  const [isOf, setOf] = useState(true);
  const plannedFor = tonight !== null && isOf && form.day === null ? tonight.evening : null;
  const missing = missingOfPaper(form);
  const opening = useOpening(club, form, { house, plannedFor });
  const names = new Map(start.members.map(({ id, name }) => [id, name]));
  const nameOf = (player: string) => names.get(player) ?? player;
  const words = useRefusalWords(nameOf);
  const why = whyNotOpen(form, house);
  const whyNot = rules.isLoading
    ? t('rules.houseRules:loading')
    : why !== null
      ? words(why)
      : missing === null
        ? undefined
        : t(`paper.missing.${missing}`);
  return (
    <>
      <OpenEvenings club={club} sessions={start.sessions} />
      {tonight !== null && (
        <Tonight {...{ club, start, tonight, form, isOf }} onChange={setForm} onOf={setOf} />
      )}
      <div className={classes['form']}>
        <div>
          <WhoIsHere
            club={club}
            members={start.members}
            seated={seatedNow(start.sessions)}
            lastTime={lastTimeAt(start.sessions, [...names.keys()], form.tableName)}
            form={form}
            onChange={setForm}
          />
          <BookAndRate {...{ club, form }} ownBooks={start.ownBooks(form.day)} onChange={setForm} />
          <TableName sessions={start.sessions} form={form} onChange={setForm} />
          <HouseRules book={bookOf(form)} rules={rules} />
          <FromPaper start={start} form={form} onChange={setForm} />
        </div>
        <Seats form={form} onChange={setForm} nameOf={nameOf} />
      </div>
      <ActionBar
        beside={<ProblemNote error={opening.error} />}
        whyNot={whyNot}
        onChoose={() => {
          if (!opening.isPending) opening.mutate();
        }}
      >
        {t('submit')}
      </ActionBar>
    </>
  );
}

interface OpenedWith {
  readonly house: House | null;
  /** The planned evening that it is played for. */
  readonly plannedFor: OfPlanned | null;
}

/** Opens the evening and goes to its table; the same form goes out under the same key. */
function useOpening(club: string, form: StartForm, { house, plannedFor }: OpenedWith) {
  const { t } = useTranslation('evening-start');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [seated] = useSeated(club);
  const mine = useMyClub(club);
  const isDevice = mine !== undefined && isTablet(mine);
  const body = {
    book: form.book,
    ...(form.own !== null && { own: { book: form.own.book, version: form.own.version } }),
    rate: form.rate,
    seats: [...form.seats],
    firstDealer: dealerOf(form) ?? '',
    ...(house === null ? {} : { houseRules: house }),
    ...(form.tableName.trim() === '' ? {} : { tableName: form.tableName.trim() }),
    ...(plannedFor !== null && {
      plannedEvening: { series: plannedFor.series, planned: plannedFor.planned },
    }),
    ...(form.day !== null && {
      day: form.day,
      ...(form.settledThen !== null && { settledThen: form.settledThen }),
    }),
  };
  const said = JSON.stringify(body);
  // A changed form is a new request, so it gets a new idempotency key.
  const key = useMemo(() => ({ said, key: newKey() }), [said]).key;
  return useMutation({
    mutationFn: () =>
      take(
        api.POST('/v1/clubs/{clubId}/sessions', {
          params: {
            path: { clubId: club },
            header: {
              'Idempotency-Key': key,
              ...(isDevice && seated !== null ? { 'Acting-Member': seated } : {}),
            },
          },
          body: body as never,
        }),
      ),
    onSuccess: async ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['sessions', club] });
      await navigate({
        to: '/clubs/$club/sessions/$session/table',
        params: { club, session: id },
      });
      toast(t('opened'));
    },
  });
}
