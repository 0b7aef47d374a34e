import { count, listOf, oneOf, text, type ReasonList } from '../rules/refusals/params.js';

/** Why a request is refused before anybody asks what it is about, and when nothing can be answered. */
export const PLATFORM_REASONS = {
  // The request as such.
  'request-not-http': { code: 'malformed-request' },
  'two-hosts': { code: 'malformed-request' },
  'request-unreadable': { code: 'malformed-request' },
  'no-such-address': { code: 'not-found' },
  'address-too-long': { code: 'uri-too-long' },
  'method-not-allowed': {
    code: 'method-not-allowed',
    params: {
      method: text('The method of the request.'),
      allowed: listOf(text('A method.'), 'The methods that the address takes.'),
    },
  },
  'headers-too-large': { code: 'payload-too-large' },

  // Its headers.
  'idempotency-key-missing': { code: 'idempotency-key-missing' },
  'idempotency-key-malformed': { code: 'idempotency-key-malformed' },
  'idempotency-key-reused': { code: 'idempotency-key-reused' },
  'if-match-missing': { code: 'if-match-missing' },
  'if-match-malformed': { code: 'if-match-malformed' },
  'acting-member-malformed': { code: 'acting-member-malformed' },

  // Its body and its query.
  'body-not-json': { code: 'malformed-body' },
  'body-type-unsupported': { code: 'unsupported-media-type' },
  'body-too-large': { code: 'payload-too-large' },
  'too-large-unless-signed-in': { code: 'payload-too-large' },
  'body-too-deep': {
    code: 'validation-failed',
    params: { most: count('So many levels a body may have.') },
  },
  'body-not-an-object': { code: 'validation-failed' },
  'fields-wrong': {
    code: 'validation-failed',
    params: { message: text('What is wrong with the first of `errors`, in English.') },
  },
  'cursor-unknown': { code: 'validation-failed' },
  'head-not-yet': {
    code: 'validation-failed',
    params: { last: count("The last event of the club's log.") },
  },
  'value-cannot-be-kept': {
    code: 'validation-failed',
    params: {
      because: oneOf(
        [
          'form',
          'number-too-large',
          'time-form',
          'time-out-of-range',
          'character',
          'text-too-long',
        ],
        'What is wrong with some value of the request.',
      ),
    },
  },

  // The service.
  'database-away': { code: 'not-ready' },
  'database-full': { code: 'not-ready' },
  'database-read-only': { code: 'not-ready' },
  'migrations-missing': { code: 'not-ready' },
  'stopping-or-starting': { code: 'not-ready' },
  'paper-too-long': {
    code: 'validation-failed',
    params: {
      lines: count('How many lines the list has.'),
      most: count('How many go on one paper.'),
    },
  },
  'broken-off': { code: 'not-ready' },
  'too-much-at-once': {
    code: 'not-ready',
    params: {
      of: oneOf(['writes', 'exports', 'listeners'], 'What there is too much of at the moment.'),
    },
  },
  'fault-of-ours': { code: 'internal' },
} as const satisfies ReasonList;
