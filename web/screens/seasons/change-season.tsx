import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { changeSeason, seasonReads, type SeasonChange } from '../../api/seasons/season-writes.js';
import { type Season } from '../../api/seasons/seasons.js';
import { ReasonOfChange } from '../../parts/form/fields/reason-of-change.js';
import { toast } from '../../parts/notices/toast.js';
import { useForm } from '../../parts/form/use-form.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { KeptSeason, type KeptSeasonProps } from './kept-season.js';
import { OPTIONAL_TEXTS, SeasonFields } from './season-fields.js';
import { tablesIn } from './typed-tables.js';

/** Changes name, days, books or tables of an open season, with the reason. */
export function ChangeSeason() {
  return <KeptSeason form={Form} />;
}

function Form({ club, season }: KeptSeasonProps) {
  const { t } = useTranslation('seasons.forms');
  const navigate = useNavigate();
  const [books, setBooks] = useState<readonly string[]>(season.books);
  const changing = useWrite(
    (body: SeasonChange, key) => changeSeason(club.id, season, body, key),
    seasonReads(club.id),
  );
  const { name, firstDay, lastDay } = season;
  const initial = { name, firstDay, lastDay, tables: season.tables.join(', '), why: '' };
  const { field, set, submit, aboveForm } = useForm(initial, {
    error: changing.error,
    optional: OPTIONAL_TEXTS,
  });
  const { value: why, error: wrong } = field('why');
  return (
    <Stack maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {t('change.title', { name: season.name })}
      </Title>
      <form
        noValidate
        onSubmit={submit((said) => {
          const { tables, ...its } = said;
          const body = changed(season, { ...its, books: [...books], tables: tablesIn(tables) });
          changing.mutate(body, {
            onSuccess: () => {
              toast(t('change.done'));
              const params = { club: club.id, season: season.id };
              void navigate({ to: '/clubs/$club/seasons/$season', params, replace: true });
            },
          });
        })}
      >
        <Stack>
          <SeasonFields club={club.id} field={field} books={books} onBooks={setBooks} />
          <ReasonOfChange
            label={t('why')}
            description={t('whyHint')}
            value={why}
            error={wrong}
            onChange={(text) => {
              set('why', text);
            }}
            refusal={aboveForm}
          />
          <Button type="submit" loading={changing.isPending}>
            {t('change.do')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

type Whole = { readonly [Key in keyof SeasonChange]-?: NonNullable<SeasonChange[Key]> };

/** Only the changed fields: the log shows these. */
function changed(season: Season, { why, ...said }: Whole): SeasonChange {
  const differs = Object.entries(said).filter(
    ([key, value]) => String(value) !== String(season[key as keyof typeof said]),
  );
  return { ...Object.fromEntries(differs), why };
}
