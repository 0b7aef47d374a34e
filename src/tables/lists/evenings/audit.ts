import type { AuditQuery } from '../../../audit/log/query.js';
import { readAudit } from '../../../audit/log/read.js';
import type { AuditEntry } from '../../../audit/log/view.js';
import type { EventParams } from '../../../events/registry.js';
import { pagesFrom } from '../../../platform/http/page.js';
import { eventSentence } from '../../../words/languages.js';
import type { About, Reading, ListTable } from '../../table.js';

const PAGE_SIZE = 50;

/** Which part of the log is wanted. */
type PartOfAudit = Omit<AuditQuery, 'cursor' | 'limit'>;

/** The log in words, as `…/audit` has it. */
export const audit: ListTable<AuditEntry, PartOfAudit> = {
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
    { key: 'kind', type: 'code', value: ({ kind }) => kind, word: null },
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
  return eventSentence(language, { kind, params } as EventParams, nameOf);
}

function auditPages({
  database,
  turns,
  about: { clubId, head },
  query,
}: Reading<PartOfAudit>): AsyncGenerator<readonly AuditEntry[]> {
  const first = query.order === 'desc' ? `${head.seq + 1}` : null;
  return pagesFrom(first, async (cursor) => {
    const wanted = { ...query, limit: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) };
    const { entries, next } = await turns(() => readAudit(database, clubId, wanted));
    const page = entries.filter(({ event }) => event <= head.seq);
    return { page, next: page.length < entries.length ? null : next };
  });
}
