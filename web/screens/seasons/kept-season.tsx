import { Button, Stack, Text } from '@mantine/core';
import { useIsMutating, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { seasonsQuery, type Season } from '../../api/seasons/seasons.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { RoleScreen } from '../../app/states/role-screen.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';

/** The props of a form that changes a season. */
export interface KeptSeasonProps {
  readonly club: MyClub;
  readonly season: Season;
}

interface Props {
  readonly form: ComponentType<KeptSeasonProps>;
}

/** The season of the address, for who keeps it. */
export function KeptSeason({ form }: Props) {
  const { club: id, season } = usePath('club', 'season');
  const club = useMyClub(id);
  if (club === undefined) return <NotFoundScreen />;
  if (!may(club, 'keep-seasons')) return <RoleScreen needs="keep-seasons" />;
  return <Found club={club} id={season} form={form} />;
}

function Found({ club, id, form: Form }: Props & { readonly club: MyClub; readonly id: string }) {
  const { data: seasons } = useSuspenseQuery(seasonsQuery(club.id));
  const season = seasons.find((one) => one.id === id);
  if (season === undefined) return <NotFoundScreen />;
  return <AsOpened club={club} season={season} form={Form} />;
}

/**
 * The form, for the season as it was when it was opened: it is sent for that version, so that nobody
 * undoes what was changed elsewhere meanwhile without seeing it.
 */
function AsOpened({ club, season, form: Form }: KeptSeasonProps & Props) {
  const { t } = useTranslation('seasons.forms');
  const [opened, open] = useState(season);
  // The answer to a change is known before the form is left.
  const isSaving = useIsMutating() > 0;
  const isOther = season.version !== opened.version && !isSaving;
  return (
    <Stack>
      <LiveNote club={club.id} />
      <div role="status">
        {isOther && (
          <Stack maw="44rem" mx="auto" gap="xs" align="flex-start">
            <Text fw={600}>{t('moved.text')}</Text>
            <Button
              variant="default"
              onClick={() => {
                open(season);
              }}
            >
              {t('moved.again')}
            </Button>
          </Stack>
        )}
      </div>
      <Form key={opened.version} club={club} season={opened} />
    </Stack>
  );
}
