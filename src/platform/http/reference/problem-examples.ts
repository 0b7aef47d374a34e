import { Problem, problemBody, type Because } from '../problem/problem.js';
import type { ProblemCode } from '../../../problems/kinds.js';
import { EXAMPLE } from './example-ids.js';
import { namedExample, type Reference } from './schema-parts.js';

type ProblemExamples = {
  readonly [Code in ProblemCode]: readonly [path: string, ...because: Because<Code>];
};

const CLUB = `/v1/clubs/${EXAMPLE.club}`;
const SESSION = `${CLUB}/sessions/${EXAMPLE.session}`;
const YEAR = `${CLUB}/years/2026-01-01`;
const HANDS = `${SESSION}/hands`;
const PAYMENT = `${CLUB}/payments/${EXAMPLE.payment}`;
const SEASON = `${CLUB}/seasons/${EXAMPLE.season}`;
const COUNT = 'meldinger[0].count';
const NOT_WHOLE = 'count must be a whole number from 0 to 99';

/** How each code looks when it is met: where, for which reason, with what beside it. */
const PROBLEM_EXAMPLES: ProblemExamples = {
  'malformed-body': [HANDS, 'body-not-json', {}],
  'malformed-request': ['/v1/clubs/%zz', 'request-unreadable', {}],
  'validation-failed': [
    HANDS,
    'fields-wrong',
    { message: NOT_WHOLE },
    { field: COUNT, errors: [{ field: COUNT, message: NOT_WHOLE }] },
  ],
  'idempotency-key-missing': [HANDS, 'idempotency-key-missing', {}, { field: 'Idempotency-Key' }],
  'idempotency-key-malformed': [
    HANDS,
    'idempotency-key-malformed',
    {},
    { field: 'Idempotency-Key' },
  ],
  'acting-member-malformed': [HANDS, 'acting-member-malformed', {}, { field: 'Acting-Member' }],
  'not-signed-in': [HANDS, 'not-signed-in', {}],
  'sign-in-refused': ['/v1/sign-in', 'name-or-password-wrong', {}],
  'not-allowed': [HANDS, 'role-may-not', { roles: ['member'], ask: ['owner', 'secretary'] }],
  'csrf-token-wrong': [HANDS, 'csrf-token-wrong', {}, { field: 'X-CSRF-Token' }],
  'member-not-claimed': [`${SESSION}/disputes`, 'member-not-claimed', {}],
  'password-refused': ['/v1/invites/sign-up', 'password-too-common', {}, { field: 'password' }],
  'link-not-valid': ['/v1/invites/accept', 'link-not-valid', {}],
  'too-many-requests': ['/v1/sign-in', 'too-often', { wait: 812 }, { retryAfter: 812 }],
  'user-not-found': [`${CLUB}/memberships/${EXAMPLE.user}`, 'user-not-found', {}],
  'device-not-found': [`${CLUB}/devices/${EXAMPLE.device}/revoke`, 'device-not-found', {}],
  'invite-not-found': [`${CLUB}/invites/${EXAMPLE.invite}/revoke`, 'invite-not-found', {}],
  'token-not-found': [`/v1/me/tokens/${EXAMPLE.token}/revoke`, 'token-not-found', {}],
  'name-taken': ['/v1/invites/sign-up', 'name-taken', {}, { field: 'name' }],
  'member-claimed': [
    `${CLUB}/invites`,
    'member-claimed',
    { member: 'Børge', user: 'borge@example.org' },
    { field: 'member' },
  ],
  'leaving-refused': [`${CLUB}/members/${EXAMPLE.karen}/forget`, 'leaves-debt', {}],
  'last-owner': [`${CLUB}/memberships/${EXAMPLE.user}`, 'last-owner', {}],
  'device-revoked': [
    `${CLUB}/devices/${EXAMPLE.device}/pairing-link`,
    'device-revoked',
    { device: 'Bordets tablet' },
  ],
  'if-match-malformed': [HANDS, 'if-match-malformed', {}, { field: 'If-Match' }],
  'if-match-missing': [HANDS, 'if-match-missing', {}, { field: 'If-Match' }],
  'version-stale': [HANDS, 'version-moved-on', { current: 4, version: 3 }, { currentVersion: 4 }],
  'idempotency-key-reused': [HANDS, 'idempotency-key-reused', {}],
  'impossible-hand': [HANDS, 'not-the-dealer', { player: EXAMPLE.else }, { field: 'dealer' }],
  'rule-refused': [
    `${SESSION}/fines`,
    'fine-amount-unknown',
    { book: 'brix-1996', fine: 'other', known: [5, 20, 40] },
    { field: 'fine.amount' },
  ],
  'house-rule-unknown': [
    `${CLUB}/sessions`,
    'reading-unknown',
    { reading: 'R2', known: ['R4', 'R7', 'R10', 'R15'] },
    { field: 'houseRules.readings.R2' },
  ],
  'seats-refused': [
    `${CLUB}/sessions`,
    'party-size',
    { book: 'brix-1996', fewest: 3, most: 4, players: 5 },
    { field: 'seats' },
  ],
  'amount-too-large': [HANDS, 'pot-too-large', { most: 1_000_000_000 }],
  'correction-refused': [
    `${SESSION}/corrections`,
    'step-cannot-stand',
    {
      step: 'hand',
      because: { reason: 'not-the-dealer', params: { player: EXAMPLE.else } },
    },
    { hand: 5, field: 'dealer' },
  ],
  'decision-refused': [
    `${SESSION}/disputes/${EXAMPLE.dispute}/uphold`,
    'decides-own-part',
    { names: ['Anna'], parts: ['reported-fine'] },
    { field: 'together' },
  ],
  'not-found': ['/v1/club', 'no-such-address', {}],
  'club-not-found': [CLUB, 'club-not-found', {}],
  'member-not-found': [`${CLUB}/members/${EXAMPLE.else}`, 'member-not-found', {}],
  'session-not-found': [SESSION, 'session-not-found', {}],
  'hand-not-found': [`${HANDS}/9`, 'no-such-hand', { hand: 9 }],
  'fine-not-found': [`${SESSION}/fines/${EXAMPLE.fineBetween}`, 'no-such-fine', {}],
  'dispute-not-found': [`${SESSION}/disputes/${EXAMPLE.dispute}/answers`, 'dispute-not-found', {}],
  'rule-book-not-found': [
    '/v1/rule-books/borch-1924',
    'rule-book-not-found',
    { book: 'borch-1924' },
  ],
  'session-open': [`${SESSION}/closing-statement`, 'session-is-open', {}],
  'session-closed': [HANDS, 'session-is-closed', {}],
  'fine-overturned': [`${SESSION}/corrections`, 'fine-is-overturned', {}],
  'dispute-raised-before': [`${SESSION}/disputes`, 'fine-disputed-already', {}, { field: 'fine' }],
  'dispute-closed': [
    `${SESSION}/disputes/${EXAMPLE.dispute}/answers`,
    'dispute-ended',
    { end: 'withdrawn' },
  ],
  'member-archived': [
    `${CLUB}/sessions`,
    'member-archived',
    { member: 'Else' },
    { field: 'seats[2]' },
  ],
  'guest-refused': [
    `${CLUB}/guests/${EXAMPLE.else}/merge`,
    'sat-together',
    { guest: 'Per', member: 'Karen' },
    { field: 'into' },
  ],
  'day-refused': [
    `${CLUB}/money-received`,
    'day-in-future',
    { day: '2026-12-24', today: '2026-11-22' },
    { field: 'day' },
  ],
  'year-closed': [`${CLUB}/money-received`, 'year-is-closed', { year: '2025' }, { field: 'day' }],
  'books-refused': [`${CLUB}/opening-balances`, 'books-not-open', {}],
  'account-not-found': [`${CLUB}/accounts/${EXAMPLE.purse}`, 'no-such-account', {}],
  'account-refused': [`${CLUB}/accounts/${EXAMPLE.purse}`, 'purse-holds-money', {}],
  'voucher-not-found': [`${CLUB}/vouchers/99`, 'no-such-voucher', {}],
  'voucher-refused': [`${CLUB}/vouchers/17/reversal`, 'voucher-is-reversed', {}],
  'dues-not-found': [`${CLUB}/dues/${EXAMPLE.dues}/waive`, 'no-such-dues', {}],
  'dues-refused': [
    `${CLUB}/dues/${EXAMPLE.dues}/waive`,
    'dues-are-waived',
    {},
    { field: 'member' },
  ],
  'plan-not-found': [`${CLUB}/plans/${EXAMPLE.plan}`, 'no-such-plan', {}],
  'plan-refused': [`${CLUB}/plans`, 'plan-is-stale', {}],
  'payment-not-found': [`${PAYMENT}/confirm`, 'no-such-payment', {}],
  'payment-refused': [`${PAYMENT}/confirm`, 'payment-has-ended', { state: 'declined' }],
  'reference-not-found': [`${CLUB}/references/${EXAMPLE.reference}`, 'no-such-reference', {}],
  'own-money': [`${PAYMENT}/confirm`, 'another-may-confirm', {}],
  'year-not-found': [`${YEAR}/accounts`, 'no-such-year', {}],
  'year-refused': [`${YEAR}/close`, 'year-runs-still', { lastDay: '2026-12-31' }],
  'examination-refused': [`${YEAR}/examinations`, 'examiner-kept-books', { role: 'treasurer' }],
  'season-not-found': [`${SEASON}/standings`, 'no-such-season', {}],
  'season-closed': [`${SEASON}/rule`, 'season-is-closed', { season: '2025/26' }],
  'season-refused': [
    `${SEASON}/close`,
    'season-has-open-evenings',
    { season: '2025/26', days: ['2026-05-28'] },
  ],
  'club-archived': [`${CLUB}/sessions`, 'club-archived', {}],
  'method-not-allowed': [
    CLUB,
    'method-not-allowed',
    { method: 'DELETE', allowed: ['GET', 'HEAD', 'PATCH'] },
  ],
  'payload-too-large': [HANDS, 'body-too-large', {}],
  'uri-too-long': [`/v1/clubs/${'5b0c1959'.repeat(13)}`, 'address-too-long', {}],
  'unsupported-media-type': [HANDS, 'body-type-unsupported', {}],
  'not-ready': [HANDS, 'database-away', {}],
  internal: [HANDS, 'fault-of-ours', {}],
};

/** The example of a code, by reference. */
export function problemExample(code: ProblemCode): Reference {
  const [path, ...because] = PROBLEM_EXAMPLES[code];
  const problem = new Problem(...because);
  return namedExample(code, problemBody(problem).title, () => problemBody(problem, path));
}
