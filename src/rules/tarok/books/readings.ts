import type { Conventions, Reading, ReadingOption } from './book.js';

/**
 * Where a source is silent or unclear, and the ways to read it. The first option is how the book is
 * read when a session opens without house rules; each book lists those that concern it.
 */

const option = (id: string, words: string, sets: Partial<Conventions>): ReadingOption => ({
  id,
  words,
  sets,
});

export const R1: Reading = {
  id: 'R1',
  question: 'Is the last trick paid beside a nolo?',
  options: [
    option('not-paid', 'No.', { lastTrickBesideNolo: false }),
    option('paid', 'Yes, unless it was won with the pagat or a king.', {
      lastTrickBesideNolo: true,
      ordinaryCardBesideNolo: true,
    }),
  ],
  onlyAbove: { row: 'nolo', points: 0 },
};

export const R2: Reading = {
  id: 'R2',
  question: 'Is the last trick paid beside a bagud?',
  options: [
    option('paid', 'Yes: 10.d names no exception.', { lastTrickBesideBagud: true }),
    option('not-paid', 'No, as in Brix.', { lastTrickBesideBagud: false }),
  ],
};

export const R3: Reading = {
  id: 'R3',
  question: 'What do two baguds on kings in one last trick pay into the king pot?',
  options: [
    option('as-first-counted', 'Each pays the content as first counted.', {
      secondBagud: 'as-first-counted',
    }),
    option('as-then-in-pot', 'The second doubles what the first has left in it.', {
      secondBagud: 'as-then-in-pot',
    }),
  ],
};

export const R4: Reading = {
  id: 'R4',
  question: 'How is a pot split that does not divide evenly?',
  options: [
    option(
      'in-chips',
      'As even as the chip allows; the odd chips one each, in seat order, from the player who would deal next.',
      { oddPoints: 'in-chips' },
    ),
    option('to-the-point', 'To the point; the odd points one each, in the same order.', {
      oddPoints: 'to-the-point',
    }),
  ],
  onlyAbove: { row: 'chip', points: 1 },
};

export const R5: Reading = {
  id: 'R5',
  question: 'Five players: the new dealer sat out. Who of the three active players does not count?',
  options: [
    option('outgoing-dealer', 'The dealer of the hand, who pays and receives.', {
      fiveNotCounting: 'outgoing-dealer',
    }),
    option('forehand', 'Forehand, who pays and receives.', { fiveNotCounting: 'forehand' }),
  ],
};

export const R6: Reading = {
  id: 'R6',
  question: 'What does a player pay who joins the party?',
  options: [
    option('share-of-pots', 'As in Brix: to each pot 1/n of what is there.', {
      joining: 'share-of-pots',
    }),
    option('foundation', 'The foundation of each pot.', { joining: 'foundation' }),
  ],
};

export const R7: Reading = {
  id: 'R7',
  question: 'What does a player take who leaves before the end?',
  options: [
    option('takes-share', 'A share of each pot, rounded down to a chip; three must remain.', {
      leaving: 'takes-share',
    }),
    option('takes-nothing', 'Nothing: who leaves forgoes the share; three must remain.', {
      leaving: 'takes-nothing',
    }),
  ],
};

export const R8: Reading = {
  id: 'R8',
  question:
    'A player barred from ultimo takes the last trick with an ultimo card. What is paid for it?',
  options: [
    option('paid-last-trick', 'As for the last trick.', { barredWinner: 'paid-last-trick' }),
    option('paid-nothing', 'Nothing.', { barredWinner: 'paid-nothing' }),
  ],
};

export const R9: Reading = {
  id: 'R9',
  question: 'Is the last trick paid beside a tout?',
  options: [
    option('not-paid', 'No: only the tout.', { lastTrickBesideTout: false }),
    option('paid', 'Yes, as 10.d names no exception.', { lastTrickBesideTout: true }),
  ],
  onlyAbove: { row: 'tout', points: 0 },
};

export const R10: Reading = {
  id: 'R10',
  question: 'Is a pagat that wins a trick before the last paid?',
  options: [
    option('paid', 'Yes, by each other player.', { pagatWonPaid: true }),
    option('not-paid', 'No (the variant that the book mentions).', {
      pagatWonPaid: false,
      pagatWonUnsaid: true,
    }),
  ],
};

export const R11: Reading = {
  id: 'R11',
  question: 'Is a half cavallerie a melding only with the king in it?',
  options: [
    option('off', 'No: any three court cards and the fool.', { halfCavallerieNeedsKing: false }),
    option('on', 'Yes, as some places play it.', { halfCavallerieNeedsKing: true }),
  ],
};

export const R12: Reading = {
  id: 'R12',
  question: 'Are small matadors (pagat, fool, 2, 3, …) a melding?',
  options: [
    option('off', 'No: true tarok players reject it.', { smallMatadors: false }),
    option('on', 'Yes, paid as matadors.', { smallMatadors: true }),
  ],
};

export const R13: Reading = {
  id: 'R13',
  question: 'Does a bagud beside a tout stand?',
  options: [
    option('stands', 'Yes, and the pots are founded as always.', { bagudBesideTout: true }),
    option('falls-away', 'No: only the tout is paid.', { bagudBesideTout: false }),
  ],
  onlyAbove: { row: 'tout', points: 0 },
};

export const R14: Reading = {
  id: 'R14',
  question: 'Which of four players sits out?',
  options: [
    option('opposite-dealer', 'The one opposite the dealer.', { fourthSitsOut: 'opposite-dealer' }),
    option('left-of-dealer', 'The one to the left of the dealer.', {
      fourthSitsOut: 'left-of-dealer',
    }),
  ],
};

export const R15: Reading = {
  id: 'R15',
  question: 'Who deals when the player who would deal next leaves?',
  options: [
    option('passes-right', 'The next player to the right.', { leaverWouldDeal: 'passes-right' }),
    option('passes-left', 'The next player to the left.', { leaverWouldDeal: 'passes-left' }),
  ],
};

export const R16: Reading = {
  id: 'R16',
  question: 'Who deals after an abandoned hand?',
  options: [
    option('next-player', 'The next player, as in Brix; what was paid stands.', {
      abandonedDeal: 'next-player',
    }),
    option('same-dealer', 'The same dealer again; what was paid stands.', {
      abandonedDeal: 'same-dealer',
    }),
  ],
};

export const R17: Reading = {
  id: 'R17',
  question: 'Does the dealer pay for dealing when a misdeal passes the deal on?',
  options: [
    option('not-due', 'No: only a deal that comes to play is paid for.', { passedDealPaid: false }),
    option('due', 'Yes, as for every deal.', { passedDealPaid: true }),
  ],
};
