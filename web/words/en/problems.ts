import type da from '../da/problems.js';
import type { Translation } from '../rooms.js';

export default {
  title: 'That could not be done',
  unreachable: 'No connection to Kopperne. Check the network and try again.',
  notFetched: 'The screen could not be fetched. Check the network, or load the page again.',
  unknown: 'The app made a mistake.',
  codes: {
    'validation-failed': 'Something is not filled in rightly.',
    'not-signed-in': 'You are not signed in.',
    'sign-in-refused': 'The name or the password is wrong.',
    'csrf-token-wrong': 'The page is too old. Load it again and try once more.',
    'link-not-valid': 'The link was used, has expired or was taken back. Ask for a new one.',
    'too-many-requests': 'Tried too often. Wait a little and try again.',
    'name-taken': 'Somebody signs in with this name already. Choose another.',
    'member-claimed': 'Somebody else has claimed this member already.',
    'member-not-claimed': 'You are not linked to a member at the table yet.',
    'member-archived': 'The member is archived.',
    'last-owner': 'The club needs an owner. Make somebody else the owner first.',
    'club-archived': 'The club is archived.',
    'dispute-closed': 'The dispute is decided or withdrawn already.',
    'fine-overturned': 'The fine is overturned already.',
    'device-revoked': 'The device is no longer paired with the club.',
    'not-ready': 'Kopperne is starting. Try again in a moment.',
    'malformed-body': 'What was sent could not be read. Load the page again and try once more.',
    'malformed-request': 'What was sent could not be read. Load the page again and try once more.',
    'idempotency-key-missing':
      'The app forgot to mark what it sent. Load the page again and try once more.',
    'idempotency-key-malformed':
      'The app marked what it sent wrongly. Load the page again and try once more.',
    'idempotency-key-reused':
      'This was sent once already, but with another content. Load the page again and look.',
    'acting-member-malformed': 'It is not clear who sits at the tablet. Choose again.',
    'if-match-malformed':
      'The app did not say rightly which state of the evening it means. Load the page again.',
    'if-match-missing':
      'The app did not say which state of the evening it means. Load the page again.',
    'version-stale': 'The evening has gone on meanwhile. See what happened and try again.',
    'not-found': 'There is nothing here.',
    'club-not-found': 'There is no such club, or you are not in it.',
    'member-not-found': 'The club has no such member.',
    'session-not-found': 'The club has no such evening.',
    'hand-not-found': 'The evening has no such hand.',
    'fine-not-found': 'There is no such fine.',
    'dispute-not-found': 'There is no such dispute.',
    'user-not-found': 'The club has no such user.',
    'device-not-found': 'The club has no such tablet.',
    'invite-not-found': 'The club has no such invite.',
    'token-not-found': 'You have no such token.',
    'rule-book-not-found': 'There is no such rule book.',
    'session-open': 'The evening is still going on.',
    'session-closed': 'The evening is closed, and the pots have been split.',
    'method-not-allowed': 'That cannot be done here. Load the page again.',
    'payload-too-large': 'That is too much at once.',
    'uri-too-long': 'The address is too long.',
    'unsupported-media-type':
      'What was sent could not be read. Load the page again and try once more.',
    internal: 'Something went wrong in Kopperne. It has been logged.',
  },
} satisfies Translation<typeof da>;
