import { Button, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { BOOK_IDS } from '../../../src/rules/rule-book.js';
import { GAME_IDS, type GameId } from '../../../src/rules/game.js';
import { ActionBar } from '../../parts/form/action-bar.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { booksOfGame } from './books-of-game.js';
import { GridPeople } from './grid-people.js';
import { GridRows } from './grid-rows.js';
import { doubledColumns } from './sheet/evening-grid.js';
import { isOfPerson } from './sheet/grid-columns.js';
import type { CarryInHand } from './use-carry-in.js';

/** More evenings than the service takes at once. */
const MOST = 500;

/** The evenings as they will be: their common fields, the people, and each of them. */
export function GridPreview({ grid }: { readonly grid: CarryInHand }) {
  const { t } = useTranslation('carried');
  const { draft, write, evenings } = grid;
  const { read } = draft;
  if (read === null) return null;
  const count = evenings.filter(({ isAdded }) => isAdded).length;
  const hasPeople = read.columns.some(isOfPerson);
  const doubled = doubledColumns(read.grid, read.columns);
  const whyNot = read.columns.includes('asked')
    ? t('people.asked')
    : doubled.length > 0
      ? t('people.doubled')
      : grid.isWorthWrong
        ? t('all.worthWrong')
        : count === 0
          ? t('nothingAdded')
          : count > MOST
            ? t('tooMany')
            : undefined;
  return (
    <>
      <Section
        title={t('all.title')}
        beside={
          <Button
            variant="default"
            onClick={() => {
              write({ ...draft, read: null });
            }}
          >
            {t('another')}
          </Button>
        }
      >
        <ForAllFields grid={grid} />
      </Section>
      <Section title={t('people.title')}>
        <Text mt="xs">{t('people.text')}</Text>
        <GridPeople grid={grid} doubled={doubled} />
      </Section>
      {hasPeople && (
        <Section title={t('rows.title')}>
          <Text mt="xs">{t('rows.text')}</Text>
          <GridRows grid={grid} />
        </Section>
      )}
      {grid.refused === null && <ProblemNote error={grid.error} />}
      <Text role="status">{summaryOf(t, grid)}</Text>
      <ActionBar
        whyNot={whyNot}
        onChoose={() => {
          if (!grid.isPending) grid.send();
        }}
      >
        {t('carryIn', { count })}
      </ActionBar>
    </>
  );
}

function ForAllFields({ grid: { draft, write, isWorthWrong } }: { readonly grid: CarryInHand }) {
  const { t, all } = useTranslation(['carried', 'members']);
  const names: Readonly<Partial<Record<string, string>>> = all('members:books');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} mt="sm">
      <NativeSelect
        label={t('all.game')}
        value={draft.game}
        data={GAME_IDS.map((value) => ({ value, label: t(`all.games.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const game = GAME_IDS.find((one): one is GameId => one === value) ?? draft.game;
          write({ ...draft, game, book: '' });
        }}
      />
      <NativeSelect
        label={t('all.book')}
        value={draft.book}
        data={[
          { value: '', label: t('all.bookUnknown') },
          ...booksOfGame(draft.game).map((value) => ({ value, label: names[value] ?? value })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          write({ ...draft, book: BOOK_IDS.find((one) => one === value) ?? '' });
        }}
      />
      <TextInput
        label={t('all.table')}
        description={t('all.tableHint')}
        maxLength={40}
        autoComplete="off"
        value={draft.table}
        onChange={({ currentTarget: { value } }) => {
          write({ ...draft, table: value });
        }}
      />
      <TextInput
        label={t('all.worth')}
        description={t('all.worthHint')}
        inputMode="decimal"
        autoComplete="off"
        value={draft.worth}
        error={isWorthWrong ? t('all.worthWrong') : null}
        onChange={({ currentTarget: { value } }) => {
          write({ ...draft, worth: value });
        }}
      />
    </SimpleGrid>
  );
}

/** How many rows become what. */
function summaryOf(
  t: ReturnType<typeof useTranslation<'carried'>>['t'],
  { evenings, draft: { read } }: CarryInHand,
): string {
  const added = evenings.filter(({ isAdded }) => isAdded).length;
  const played = new Set(
    evenings.flatMap(({ isAdded, cells }) => {
      return isAdded ? cells.flatMap((one) => (one.points === null ? [] : [one.column])) : [];
    }),
  );
  const news = (read?.columns ?? []).filter((role, at) => {
    return (role === 'member' || role === 'guest') && played.has(at);
  }).length;
  const left = evenings.length - added;
  return [
    t('summary.added', { count: added }),
    ...(left === 0 ? [] : [t('summary.left', { count: left })]),
    ...(news === 0 ? [] : [t('summary.news', { count: news })]),
    t('summary.money'),
  ].join(' ');
}
