import { Problem, problemBody, type ProblemCode, type ProblemExtra } from '../problem.js';
import { EXAMPLE } from './example-ids.js';
import { namedExample, type Reference } from './parts.js';

type ProblemExample = readonly [path: string, detail: string, extra?: ProblemExtra];

const CLUB = `/v1/clubs/${EXAMPLE.club}`;
const SESSION = `${CLUB}/sessions/${EXAMPLE.session}`;
const HANDS = `${SESSION}/hands`;

/** How each code looks when it is met: where, in which words, with what beside them. */
const PROBLEM_EXAMPLES: Readonly<Record<ProblemCode, ProblemExample>> = {
  'malformed-body': [HANDS, 'The body cannot be read as JSON.'],
  'malformed-request': ['/v1/clubs/%zz', "'/v1/clubs/%zz' is not a valid url component"],
  'validation-failed': [
    HANDS,
    'Meldinger[0].count must be a whole number from 0 to 99.',
    {
      field: 'meldinger[0].count',
      errors: [
        { field: 'meldinger[0].count', message: 'count must be a whole number from 0 to 99' },
      ],
    },
  ],
  'idempotency-key-missing': [
    HANDS,
    'Send an Idempotency-Key header with every write: a text of your own choosing that stays the same when you repeat the request.',
    { field: 'Idempotency-Key' },
  ],
  'idempotency-key-malformed': [
    HANDS,
    'The Idempotency-Key must be 1 to 255 visible ASCII characters, without spaces.',
    { field: 'Idempotency-Key' },
  ],
  'acting-member-malformed': [
    HANDS,
    'Acting-Member must be the id of a member.',
    { field: 'Acting-Member' },
  ],
  'not-signed-in': [HANDS, 'Sign in first.'],
  'sign-in-refused': ['/v1/sign-in', 'Name or password is wrong.'],
  'not-allowed': [HANDS, 'As member of the club you may not do this; ask its owner or secretary.'],
  'csrf-token-wrong': [
    HANDS,
    'Send the csrfToken that GET /v1/me answers in the header X-CSRF-Token, or use a bearer token.',
    { field: 'X-CSRF-Token' },
  ],
  'member-not-claimed': [
    `${SESSION}/disputes`,
    'Disputes are between members, and it is not known which one you are: claim your own record.',
  ],
  'link-not-valid': [
    '/v1/invites/accept',
    'This link was used before, has run out or was taken back. Ask for a new one.',
  ],
  'too-many-requests': [
    '/v1/sign-in',
    'That was too often. Try again in 14 minutes.',
    { retryAfter: 812 },
  ],
  'user-not-found': [`${CLUB}/memberships/${EXAMPLE.user}`, 'The club has no such user.'],
  'device-not-found': [`${CLUB}/devices/${EXAMPLE.device}/revoke`, 'The club has no such device.'],
  'invite-not-found': [`${CLUB}/invites/${EXAMPLE.invite}/revoke`, 'The club has no such invite.'],
  'token-not-found': [`/v1/me/tokens/${EXAMPLE.token}/revoke`, 'You have no such token.'],
  'name-taken': [
    '/v1/invites/sign-up',
    'Somebody signs in with this name already. If it is you, sign in and open the link again.',
    { field: 'name' },
  ],
  'member-claimed': [
    `${CLUB}/invites`,
    'Børge was claimed by borge@example.org already.',
    { field: 'member' },
  ],
  'last-owner': [
    `${CLUB}/memberships/${EXAMPLE.user}`,
    'He is the only owner; make somebody else an owner first.',
  ],
  'device-revoked': [
    `${CLUB}/devices/${EXAMPLE.device}/pairing-link`,
    'Bordets tablet was revoked; add a new device.',
  ],
  'if-match-malformed': [
    HANDS,
    'If-Match must name one version, e.g. "7"; neither * nor a list can be used.',
    { field: 'If-Match' },
  ],
  'if-match-missing': [
    HANDS,
    'Send the version of the session your write was made for in an If-Match header, e.g. "7".',
    { field: 'If-Match' },
  ],
  'version-stale': [
    HANDS,
    'The session is at version 4; this was made against version 3. Read it again.',
    { currentVersion: 4 },
  ],
  'idempotency-key-reused': [HANDS, 'This Idempotency-Key was used before for another request.'],
  'impossible-hand': [HANDS, 'It is not this player who deals this hand.', { field: 'dealer' }],
  'rule-refused': [
    `${SESSION}/fines`,
    'In brix-1996 the fine other is 5 or 20 or 40 to each pot; say which.',
    { field: 'fine.amount' },
  ],
  'house-rule-unknown': [
    `${CLUB}/sessions`,
    'This book has no reading R2; it has R4, R7, R10, R15.',
    { field: 'houseRules.readings.R2' },
  ],
  'seats-refused': [
    `${CLUB}/sessions`,
    'In brix-1996 a party is of 3 to 4 players, not 5.',
    { field: 'seats' },
  ],
  'amount-too-large': [HANDS, 'A pot cannot hold more than 1000000000 points.'],
  'correction-refused': [
    `${SESSION}/corrections`,
    'Hand 5: It is not this player who deals this hand.',
    { hand: 5, field: 'dealer' },
  ],
  'decision-refused': [
    `${SESSION}/disputes/${EXAMPLE.dispute}/uphold`,
    'Who reported the fine cannot decide its dispute alone; let another member decide with him.',
    { field: 'together' },
  ],
  'not-found': ['/v1/club', 'Nothing is found at this address; GET /docs shows what there is.'],
  'club-not-found': [CLUB, 'There is no such club.'],
  'member-not-found': [`${CLUB}/members/${EXAMPLE.else}`, 'The club has no such member.'],
  'session-not-found': [SESSION, 'The club has no such session.'],
  'hand-not-found': [`${HANDS}/9`, 'The session has no hand 9.'],
  'fine-not-found': [`${SESSION}/fines/${EXAMPLE.fineBetween}`, 'The session has no such fine.'],
  'dispute-not-found': [
    `${SESSION}/disputes/${EXAMPLE.dispute}/answers`,
    'The session has no such dispute.',
  ],
  'rule-book-not-found': ['/v1/rule-books/borch-1924', 'There is no rule book borch-1924.'],
  'session-open': [`${SESSION}/closing-statement`, 'The session is still open.'],
  'session-closed': [HANDS, 'The session is closed; its pots have been split.'],
  'fine-overturned': [`${SESSION}/corrections`, 'The fine is overturned already.'],
  'dispute-raised-before': [`${SESSION}/disputes`, 'This fine is disputed already.'],
  'dispute-closed': [
    `${SESSION}/disputes/${EXAMPLE.dispute}/answers`,
    'The dispute was withdrawn; nothing more can be said in it.',
  ],
  'member-archived': [
    `${CLUB}/sessions`,
    'Else is archived; restore the member first.',
    { field: 'seats[2]' },
  ],
  'club-archived': [`${CLUB}/sessions`, 'The club is archived; restore it first.'],
  'method-not-allowed': [CLUB, 'DELETE is not possible here, only GET, HEAD, PATCH.'],
  'payload-too-large': [HANDS, 'The body may have 1 MB at most.'],
  'uri-too-long': [
    '/v1/clubs/5b0c19595b0c19595b0c19595b0c19595b0c19595b0c19595b0c19595b0c19595b0c19595b0c19595b0c19595b0c19595b0c1959',
    'An address may have 100 characters at most between two slashes.',
  ],
  'unsupported-media-type': [HANDS, 'Send the body as Content-Type: application/json.'],
  'not-ready': [HANDS, 'The database cannot answer at the moment; try again shortly.'],
  internal: [HANDS, 'Something went wrong on our side; it has been logged.'],
};

/** The example of a code, by reference. */
export function problemExample(code: ProblemCode): Reference {
  const [path, detail, extra = {}] = PROBLEM_EXAMPLES[code];
  const problem = new Problem(code, detail, extra);
  return namedExample(code, problemBody(problem).title, () => problemBody(problem, path));
}
