import type { REQUEST_REASONS } from '../../../problems/request.js';
import type { SentencesOf } from '../../language.js';

const VALUES = {
  form: 'A value in the request has the wrong form.',
  'number-too-large': 'A number in the request is too large.',
  'time-form': 'A time in the request has the wrong form.',
  'time-out-of-range': 'A time in the request is out of range.',
  character: 'A text in the request holds a character that cannot be stored, such as NUL.',
  'text-too-long': 'A text in the request is too long.',
} as const;

const TOO_MUCH = {
  writes: 'There are too many writes to this club at once; try again shortly.',
  exports: 'Other exports are under way; try again shortly.',
  listeners: 'There are too many listeners; try again shortly.',
} as const;

export default {
  // The request as such.
  'request-not-http': () => 'The request is not valid HTTP, or came too slowly.',
  'two-hosts': () => 'The request names two hosts.',
  'request-unreadable': () =>
    'The request cannot be read; its address may be percent-encoded wrongly.',
  'no-such-address': () => 'There is nothing at this address; GET /docs lists the addresses.',
  'address-too-long': () => 'An address may have 100 characters at most between two slashes.',
  'method-not-allowed': ({ method, allowed }, say) =>
    `${method} is not possible here, only ${say.and(allowed)}.`,
  'headers-too-large': () => 'The headers are too large.',

  // Its headers.
  'idempotency-key-missing': () =>
    'Send an Idempotency-Key header with every write: a text of your own choosing that stays the same when you repeat the request.',
  'idempotency-key-malformed': () =>
    'The Idempotency-Key must be 1 to 255 visible ASCII characters, without spaces.',
  'idempotency-key-reused': () => 'This Idempotency-Key was used before for another request.',
  'if-match-missing': () =>
    'Send the version of the session your write was made for in an If-Match header, e.g. "7".',
  'if-match-malformed': () =>
    'If-Match must name one version, e.g. "7"; neither * nor a list can be used.',
  'acting-member-malformed': () => 'Acting-Member must be the id of a member.',

  // Its body and its query.
  'body-not-json': () => 'The body cannot be read as JSON.',
  'body-type-unsupported': () => 'Send the body as Content-Type: application/json.',
  'body-too-large': () => 'The body may have 1 MB at most.',
  'too-large-unless-signed-in': () => 'Sign in to send a body of this size.',
  'body-too-deep': ({ most }) => `The body is nested deeper than ${most} levels.`,
  'body-not-an-object': () => 'The request must hold a JSON object.',
  'fields-wrong': ({ message }) => `${message}.`,
  'cursor-unknown': () => 'This cursor does not come from an earlier page.',
  'head-not-yet': ({ last }) => `The log of the club ends with event ${last}.`,
  'value-cannot-be-kept': ({ because }) => VALUES[because],

  // The service.
  'database-away': () => 'The database cannot answer at the moment; try again shortly.',
  'database-full': () =>
    "The database's disk is full. The operator of the service must make room; try again afterwards.",
  'database-read-only': () => 'The database can only be read at the moment; try again shortly.',
  'migrations-missing': () => 'The database is missing migrations of this version.',
  'stopping-or-starting': () => 'The service is stopping or starting.',
  'paper-too-long': ({ lines, most }) =>
    `The paper would have ${lines} lines, and the limit is ${most}. Choose a shorter period, or fetch it as a table.`,
  'broken-off': () => 'The service had to interrupt the request; try again shortly.',
  'too-much-at-once': ({ of }) => TOO_MUCH[of],
  'fault-of-ours': () => 'Something went wrong on our side; it has been logged.',
} satisfies SentencesOf<typeof REQUEST_REASONS>;
