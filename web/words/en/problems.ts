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
    'not-allowed': 'You may not do this.',
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
    internal: 'Something went wrong in Kopperne. It has been logged.',
  },
} satisfies Translation<typeof da>;
