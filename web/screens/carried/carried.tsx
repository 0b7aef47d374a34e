import { Stack, Text, Title } from '@mantine/core';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { SheetSource } from '../../parts/list/sheet-source.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { CarriedList } from './carried-list.js';
import { GridPreview } from './grid-preview.js';
import { useCarryIn, type CarryInHand } from './use-carry-in.js';

/** Evenings from before: a grid out of a spreadsheet, shown as it will be, and those that were carried in. */
export function CarriedEvenings() {
  const { t } = useTranslation('carried');
  const club = useMyClub(usePath('club').club);
  if (club === undefined || !may(club, 'keep-seasons')) return <NotFoundScreen />;
  return (
    <Stack maw="64rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      <OfClub club={club} />
    </Stack>
  );
}

function OfClub({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('carried');
  const grid = useCarryIn(club);
  const { added, read } = grid.draft;
  return (
    <>
      {added !== null && <Text role="status">{t('added', { count: added })}</Text>}
      {read === null ? <Source grid={grid} /> : <GridPreview grid={grid} />}
      {read === null && grid.carried.length > 0 && (
        <CarriedList club={club} evenings={grid.carried} />
      )}
    </>
  );
}

function Source({ grid: { draft, write, take } }: { readonly grid: CarryInHand }) {
  const { t } = useTranslation('carried.source');
  return (
    <SheetSource
      words={{
        ...{ title: t('title'), text: t('text'), paste: t('paste'), pasteHint: t('pasteHint') },
        ...{ show: t('show'), nothing: t('nothing') },
      }}
      text={draft.text}
      onText={(text) => {
        write({ ...draft, text });
      }}
      onRows={take}
    />
  );
}
