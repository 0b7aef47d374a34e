import { readHead } from '../../../seasons/statistics/read/read-head.js';
import { readRecords } from '../../../seasons/statistics/records.js';
import type { StatisticsQuery } from '../../../seasons/statistics/filter.dto.js';
import type { RecordView } from '../../../seasons/statistics/views/records.view.js';
import type { About, Reading, ListTable } from '../../table.js';

/** The records of the club, as `…/records` has them. */
export const records: ListTable<RecordView, StatisticsQuery> = {
  name: 'records',
  columns: [
    { key: 'what', type: 'text', value: whatOf },
    {
      key: 'of',
      type: 'text',
      value: ({ name }, { words }) => (name === null ? null : (words.counted[name] ?? name)),
    },
    { key: 'count', type: 'number', value: ({ value }) => value },
    {
      key: 'players',
      type: 'text',
      value: ({ members }, { nameOf }) => members.map(nameOf).join(', '),
    },
    { key: 'day', type: 'day', value: ({ day }) => day },
    { key: 'hand', type: 'number', value: ({ hand }) => hand },
    { key: 'record', type: 'code', value: ({ record }) => record, word: null },
    { key: 'session', type: 'text', value: ({ session }) => session },
  ],
  pages: recordPages,
};

/** An evening that was carried in has no hands to be looked at: it is named so. */
function whatOf({ record, carried }: RecordView, { words }: Pick<About, 'words'>): string {
  const what = words.records[record];
  return carried ? `${what} (${words.carriedIn})` : what;
}

/** There is one of each kind. */
async function* recordPages({
  database,
  turns,
  about: { clubId, head },
  query,
}: Reading<StatisticsQuery>): AsyncGenerator<readonly RecordView[]> {
  const view = await turns(async () => {
    const at = await readHead(database, clubId, query.head ?? head.seq);
    return readRecords(database, at, query);
  });
  yield view.records;
}
