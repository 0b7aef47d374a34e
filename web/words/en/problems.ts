import type da from '../da/problems.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'That could not be done',
  unreachable: 'No connection to Kopperne. Check the network and try again.',
  notFetched: 'The screen could not be fetched. Check the network, or load the page again.',
  unknown: 'Something went wrong in the app.',
} satisfies Translation<typeof da>;
