import { SEQ, TEXT, UUID } from './column.js';
import { table } from './table.js';

/** Names of people: the log has a digest of each, and they are kept until their person is forgotten. */
export const NAMES = table('person_name', {
  scope: 'event',
  columns: { eventSeq: SEQ, personId: UUID, salt: TEXT, name: TEXT },
  key: ['eventSeq'],
  changing: [],
  event: 'eventSeq',
});
