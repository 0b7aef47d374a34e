import { type HeadText } from '../log/head-text.js';
import { CHECKS } from './finding.js';
import type { VerifyFailure, VerifySuccess } from './verify-club.js';
import { reads } from '../../platform/http/reference/operation.js';
import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import {
  COUNT,
  ID,
  ORDINAL,
  TEXT,
  listOf,
  oneOf,
  type FieldSchema,
} from '../../platform/http/reference/field.js';
import { CLUB_ID } from '../requests/club-write.js';

const about = (schema: FieldSchema, description: string) => ({ ...schema, description });

const HASH = { type: 'string', pattern: '^[0-9a-f]{64}$' };

const HEAD = {
  seq: about(COUNT, 'Its number.'),
  hash: about(HASH, 'Its hash (SHA-256).'),
  long: about(TEXT, 'Both as one text, for `until`.'),
  short: about(TEXT, 'The same for paper: the first 16 digits of the hash, in fours.'),
} satisfies Record<keyof HeadText, FieldSchema>;

const SUCCESS = {
  ok: { type: 'boolean', enum: [true] },
  clubId: about(ID, 'The club.'),
  head: {
    type: 'object',
    description: 'The last event: keep it on paper, and nothing up to it can be changed unseen.',
    required: ['seq', 'hash', 'long', 'short'],
    properties: HEAD,
  },
  events: about(COUNT, 'Events that were verified.'),
  postings: about(COUNT, 'Payments that were verified.'),
  takenOut: about(
    listOf(ORDINAL),
    'The events out of whose texts the name of somebody who left for good was taken: their own hashes ' +
      'cannot be worked out again, the rest of them is proved by the event of the leaving.',
  ),
} satisfies Record<keyof VerifySuccess, FieldSchema>;

const FAILURE = {
  ok: { type: 'boolean', enum: [false] },
  clubId: about(ID, 'The club.'),
  seq: about(ORDINAL, 'The first event that is wrong.'),
  check: about(
    oneOf(CHECKS),
    'The check that failed; `kept-head` is `until`: the log has no such event, or it was typed wrongly.',
  ),
  detail: about(TEXT, 'The fault in words.'),
} satisfies Record<keyof VerifyFailure, FieldSchema>;

const shape = (description: string, properties: Record<string, FieldSchema>) => ({
  type: 'object',
  description,
  required: Object.keys(properties),
  properties,
});

const VERIFICATION = namedSchema('Verification', {
  description: 'Whether all is as it should be; if not, the first event that is wrong.',
  oneOf: [
    namedSchema('VerificationPassed', shape('Everything agrees.', SUCCESS)),
    namedSchema('VerificationFailed', shape('Something was changed or lost.', FAILURE)),
  ],
});

/** The API reference of the audit. */
export const verificationApi = {
  verify: reads({
    id: 'verifyClub',
    summary: 'Verify a club',
    description:
      'Follows the log of the club from its first event: the chain of hashes, the payments, the replay ' +
      'of every event by the rules pinned to its session, the state of every session and at last the ' +
      'balances of all accounts, the names, and the states of fines and disputes. It changes nothing; a long log takes long. A log that is wrong is ' +
      'answered 200 as well, with `ok: false`. With `until` the log must also have the event that was ' +
      'kept on paper: then nothing up to it has changed since.',
    of: [CLUB_ID],
    answer: {
      description: 'The result.',
      type: VERIFICATION,
    },
    refusals: ['validation-failed'],
  }),
};
