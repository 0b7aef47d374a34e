import { count, listOf, oneOf, text, type ReasonList } from '../rules/refusals/params.js';
import type { ProblemKinds } from './kind.js';

/** Problems of a request before its subject matters, and when no answer is possible. */
export const REQUEST_KINDS = {
  'malformed-body': { status: 400, title: 'The body is not valid JSON' },
  'malformed-request': { status: 400, title: 'The request is not valid HTTP' },
  'validation-failed': { status: 400, title: 'A field is missing or has a wrong value' },
  'idempotency-key-missing': { status: 400, title: 'Every write needs an Idempotency-Key' },
  'idempotency-key-malformed': { status: 400, title: 'The Idempotency-Key cannot be used' },
  'idempotency-key-reused': { status: 422, title: 'The key was used before for another request' },
  'acting-member-malformed': { status: 400, title: 'The Acting-Member cannot be used' },
  'if-match-malformed': { status: 400, title: 'If-Match does not name one version' },
  'if-match-missing': { status: 428, title: 'The write must name the version it was made for' },
  'version-stale': { status: 412, title: 'That is not the version of now' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'The address does not take this method' },
  'payload-too-large': { status: 413, title: 'The request is too large' },
  'uri-too-long': { status: 414, title: 'The address is too long' },
  'unsupported-media-type': { status: 415, title: 'The address does not take a body of this type' },
  'not-ready': { status: 503, title: 'The service cannot answer at the moment' },
  internal: { status: 500, title: 'Something went wrong on our side' },
} as const satisfies ProblemKinds;

/** Why a request is refused before anybody asks what it is about, and when nothing can be answered. */
export const REQUEST_REASONS = {
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
  'history-restored': { code: 'version-stale' },
  'acting-member-malformed': { code: 'acting-member-malformed' },

  // Its body and its query.
  'body-not-json': { code: 'malformed-body' },
  'body-type-unsupported': { code: 'unsupported-media-type' },
  'body-too-large': {
    code: 'payload-too-large',
    params: { most: count('The most megabytes that the address takes.') },
  },
  'too-large-unless-signed-in': { code: 'payload-too-large' },
  'body-too-deep': {
    code: 'validation-failed',
    params: { most: count('The most levels that a body may have.') },
  },
  'body-not-an-object': { code: 'validation-failed' },
  'fields-wrong': {
    code: 'validation-failed',
    params: { message: text('The first of `errors`, in English.') },
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
        'The fault of some value of the request.',
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
      of: oneOf(
        ['writes', 'exports', 'listeners'],
        'The kind of request that is too frequent at the moment.',
      ),
    },
  },
  'fault-of-ours': { code: 'internal' },
} as const satisfies ReasonList;
