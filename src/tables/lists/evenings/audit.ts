import type { AuditQuery } from '../../../audit/log/query.js';
import { readAudit } from '../../../audit/log/read.js';
import type { AuditEntry } from '../../../audit/log/view.js';
import type { Said } from '../../../events/registry.js';
import { eventSentence } from '../../../words/languages.js';
import type { About, Reading, Table } from '../../table.js';

const PAGE_SIZE = 50;

/** Which part of the log is wanted. */
type PartOfAudit = Omit<AuditQuery, 'cursor' | 'limit'>;

/** What happened in the club, told in words, as `…/audit` has it. */
export const audit: Table<AuditEntry, PartOfAudit> = {
  name: 'audit',
  columns: [
    { key: 'event', type: 'number', value: ({ event }) => event },
    { key: 'time', type: 'time', value: ({ time }) => time },
    { key: 'text', type: 'text', value: sentenceOf },
    { key: 'why', type: 'text', value: ({ why }) => why },
    { key: 'recorded_by', type: 'text', value: ({ actorName }) => actorName },
    {
      key: 'player',
      type: 'text',
      value: ({ member }, { nameOf }) => (member === null ? null : nameOf(member)),
    },
    { key: 'hand', type: 'number', value: ({ hand }) => hand },
    { key: 'kind', type: 'text', value: ({ kind }) => kind },
    { key: 'session', type: 'text', value: ({ session }) => session },
    { key: 'fine', type: 'text', value: ({ fine }) => fine },
    { key: 'dispute', type: 'text', value: ({ dispute }) => dispute },
    { key: 'player_id', type: 'text', value: ({ member }) => member },
    { key: 'recorded_by_id', type: 'text', value: ({ actor }) => actor },
  ],
  pages: auditPages,
};

function sentenceOf({ kind, params }: AuditEntry, { language, nameOf }: About): string {
  // Both come from one event.
  return eventSentence(language, { kind, params } as Said, nameOf);
}

async function* auditPages({
  database,
  turns,
  about: { clubId, head },
  query,
}: Reading<PartOfAudit>): AsyncGenerator<readonly AuditEntry[]> {
  let cursor: string | null = query.order === 'desc' ? `${head.seq + 1}` : '';
  while (cursor !== null) {
    const wanted: AuditQuery = {
      ...query,
      ...(cursor === '' ? {} : { cursor }),
      limit: PAGE_SIZE,
    };
    const { entries, next } = await turns(() => readAudit(database, clubId, wanted));
    const shown = entries.filter(({ event }) => event <= head.seq);
    yield shown;
    cursor = shown.length < entries.length ? null : next;
  }
}
