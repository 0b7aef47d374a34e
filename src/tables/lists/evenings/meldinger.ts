import { SUITS } from '../../../rules/cards.js';
import type { TableWords } from '../../../words/tables.js';
import type { MeldingLine } from '../../../sessions/meldinger/melding.view.js';
import { readMeldinger } from '../../../sessions/meldinger/read-meldinger.js';
import { readEvenings } from '../../read/read-evenings.js';
import { sessionDay } from '../../read/session-day.js';
import {
  daysOfPeriod,
  type ListColumn,
  type Period,
  type Reading,
  type ListTable,
} from '../../table.js';

/** Whether those of revisions that were corrected since are wanted too. */
interface OfRevisions {
  readonly everyRevision: boolean;
}

interface Melding extends MeldingLine {
  readonly session: string;
}

function suitWord(code: string, { suit }: TableWords): string | undefined {
  const known = SUITS.find((one) => one === code);
  return known === undefined ? undefined : suit(known);
}

/** A court card of the suit, or the suit of a king. */
function missingWord(code: string, words: TableWords): string | undefined {
  return words.codes.courts[code] ?? suitWord(code, words);
}

const COLUMNS: readonly ListColumn<Melding>[] = [
  { key: 'hand', type: 'number', value: ({ hand }) => hand },
  { key: 'position', type: 'number', value: ({ position }) => position + 1 },
  { key: 'player', type: 'text', value: ({ player }, { nameOf }) => nameOf(player) },
  { key: 'what', type: 'text', value: ({ kind }, { words }) => words.reasons[kind] ?? kind },
  { key: 'count', type: 'number', value: ({ count }) => count },
  { key: 'with_pagat', type: 'yes-no', value: ({ withPagat }) => withPagat },
  { key: 'suit', type: 'code', value: ({ suit }) => suit, word: suitWord },
  {
    key: 'grade',
    type: 'code',
    value: ({ grade }) => grade,
    word: (code, { codes }) => codes.grades[code],
  },
  { key: 'missing', type: 'code', value: ({ missing }) => missing, word: missingWord },
  { key: 'kind', type: 'code', value: ({ kind }) => kind, word: null },
  { key: 'revision', type: 'number', value: ({ revision }) => revision },
  { key: 'is_current', type: 'yes-no', value: ({ counts }) => counts },
  { key: 'event', type: 'number', value: ({ event }) => event },
  { key: 'session', type: 'text', value: ({ session }) => session },
  { key: 'player_id', type: 'text', value: ({ player }) => player },
];

/** The meldinger of an evening, as `…/sessions/…/meldinger` has them. */
export const sessionMeldinger: ListTable<Melding, OfRevisions> = {
  name: 'meldinger',
  columns: COLUMNS,
  pages: async function* (reading) {
    const { of, query } = reading;
    yield await meldingerOf(reading, of.sessionId ?? '', query.everyRevision);
  },
  days: sessionDay,
};

/** The meldinger of all evenings, or of those in a period: as they count now. */
export const clubMeldinger: ListTable<Melding, Period> = {
  name: 'club-meldinger',
  columns: COLUMNS,
  pages: async function* (reading) {
    for await (const evenings of readEvenings(reading, 'asc')) {
      for (const { id } of evenings) yield await meldingerOf(reading, id, false);
    }
  },
  days: daysOfPeriod,
};

async function meldingerOf(
  { database, turns, about: { clubId, head } }: Reading<unknown>,
  session: string,
  everyRevision: boolean,
): Promise<readonly Melding[]> {
  const wanted = { after: 0, limit: MOST_HANDS, everyRevision, head: head.seq };
  const lines = await turns(() => readMeldinger(database, clubId, session, wanted));
  return lines.map((line) => ({ ...line, session }));
}

/** More than anybody plays in an evening. */
const MOST_HANDS = 1_000_000;
