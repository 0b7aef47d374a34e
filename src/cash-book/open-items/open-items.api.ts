import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { reads, writes } from '../../platform/http/reference/operation.js';
import { MatchList, MovedMatch } from './matches.view.js';
import { MatchMoveDto } from './open-items.dto.js';
import { OpenItemsList } from './open-items.view.js';

/** The API reference of open items. */
export const openItemsApi = {
  list: reads({
    id: 'listOpenItems',
    summary: 'Open items',
    description:
      'The open amounts that make the balance of a member, each under its own origin: an evening with its ' +
      'corrections, a line of dues, a shared expense, a payment. A payment is set against what was open ' +
      'as it came, first what was due first, and stays there. As of a day these are the items and matches by ' +
      'vouchers up to it, of which both debts and credits may be open. Members see their own only.',
    of: [CLUB_ID],
    answer: {
      description: 'The members with something open.',
      type: OpenItemsList,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  matches: reads({
    id: 'listMatches',
    summary: 'What paid what',
    description:
      'The parts of debts and credits of one member that are set against each other, and what the treasurer ' +
      'moved by hand, with the reason. Members see their own only.',
    of: [CLUB_ID],
    answer: {
      description: 'The matches and moves.',
      type: MatchList,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  move: writes({
    id: 'moveMatch',
    summary: 'Move a match',
    description:
      'Sets a part of what is matched with one item against another open item of the same sign. It moves ' +
      'no money and changes no balance: one item is more open, the other less. The same request with ' +
      '`from` and `to` exchanged moves it back. Nobody moves their own.',
    of: [CLUB_ID],
    body: {
      type: MatchMoveDto,
      description: 'The member, the items, the amount, and why.',
    },
    answer: {
      status: 201,
      description: 'The event.',
      type: MovedMatch,
    },
    refusals: [
      'member-not-found',
      'guest-refused',
      'own-money',
      'voucher-not-found',
      'match-refused',
      'club-archived',
    ],
  }),
};
