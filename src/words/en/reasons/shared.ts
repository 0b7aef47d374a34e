import type { EVENING_REASONS } from '../../../evening/reasons.js';
import type { SHARED_REASONS } from '../../../rules/refusals/reasons.js';
import type { SentencesOf } from '../../language.js';

const SHAPES = {
  object: 'an object',
  list: 'a list',
  text: 'text',
  number: 'a whole number',
  name: 'one of the names',
  code: 'a short name of small letters, figures and hyphens, without spaces',
};

export const sharedReasons = {
  // Seats.
  'party-size': ({ book, fewest, most, players }, say) =>
    `By ${say.book(book)}, ${fewest} to ${most} sit at the table, not ${players}.`,
  'seated-twice': ({ player }, say) => `${say.player(player)} cannot sit in two seats.`,
  'first-dealer-not-seated': () => 'The first dealer must sit at the table.',
  'already-seated': ({ player }, say) =>
    `${say.player(player, 'this player')} already sits at the table.`,
  'not-seated': ({ player }, say) =>
    `${say.player(player, 'this player')} does not sit at the table.`,
  'table-full': ({ book, most }, say) =>
    `By ${say.book(book)}, no more than ${most} sit at the table.`,
  'no-such-seat': ({ last }) => `A player who joins can have seat 0 to ${last}.`,
  'too-few-left': ({ fewest }) => `At least ${fewest} must remain; close the evening instead.`,
  'not-in-hand': ({ player }, say) =>
    `${say.player(player, 'this player')} does not play this hand.`,
  'not-the-dealer': ({ player }, say) =>
    `It is not ${say.player(player, 'this player')} who deals this hand.`,

  // Fines.
  'fined-not-seated': ({ player }, say) =>
    `${say.player(player, 'this player')} does not sit at the table.`,
  'reporter-not-seated': () => 'The player who saw it does not sit at the table.',
  'nothing-given-back': ({ book }, say) =>
    `${say.book(book)} gives no fine back for a faulty deck.`,

  // Books and house rules.
  'rule-book-unknown': ({ book }) => `There is no rule book ${book}.`,
  'other-game': ({ book, game }, say) =>
    `The evening is played by ${say.book(book)}; this is a hand of ${say.game(game)}.`,
  'reading-unknown': ({ reading, known }) =>
    `This book has no reading ${reading}; it has ${known.join(', ')}.`,
  'reading-option-unknown': ({ reading, option, known }, say) =>
    `Reading ${reading} can be ${say.or(known)}, not ${option}.`,
  'stake-out-of-range': ({ least, most }) => `A stake is a whole number from ${least} to ${most}.`,
  'tariff-row-unknown': ({ row }) => `The tariff has no row ${row}.`,
  'house-fine-unknown': ({ book, fine }, say) => `${say.book(book)} has no fine ${fine}.`,
  'own-fine-unknown': ({ fine }) => `The club’s book has no fine named ${fine}.`,
  'book-shape': ({ expected }) => `This field takes ${SHAPES[expected]}.`,
  'book-field-unknown': ({ name, known }) =>
    `The book has no ${name} here; it has ${known.join(', ')}.`,
  'book-text-length': ({ most }) => `Write 1 to ${most} characters.`,
  'book-named-twice': ({ name }) => `${name} is there already.`,
  'book-degrees': ({ degrees }) => `The fine has ${degrees} amounts; give all of them.`,
  'own-fine-without-words': () => 'Say in the club’s own words what the fine is for.',
  'not-in-chips': ({ points, chip }) => `Chips of ${chip} cannot pay ${points} into a cup.`,
  'nothing-left-to-play': () => 'At least one contract must be played.',
  'declared-below-silent': ({ declared, silent }) =>
    `A declared figure (${declared}) cannot be worth less than the silent one (${silent}).`,
  'book-citation-of-nothing': ({ name }) => `The book does not change ${name}.`,
  'no-such-club-book': () => 'The club has no such book, or no such version.',
  'club-book-retired': () => 'The book is retired.',
  'club-book-in-force': ({ day }, say) =>
    `The version is in force since ${say.day(day)}; write a new one.`,
  'club-book-day-past': ({ day }, say) =>
    `A version can be in force from today at the earliest, not from ${say.day(day)}.`,
  'club-book-played': ({ evenings, before }) =>
    `${evenings === 1 ? 'One evening was' : `${evenings} evenings were`} opened by the version, so its adoption stays. ${before === 0 ? 'Write and adopt a further version, or retire the book.' : `Adopt version ${before} from today instead.`}`,
  'club-book-not-adopted': () => 'The version is a draft; it must be adopted first.',
  'club-book-newer': ({ version }) =>
    `Version ${version} was written in the meantime. Look at what it changes, and save again if yours is to be the next.`,
  'club-book-unchanged': () => 'Nothing is changed.',
  'club-book-of-other-parent': ({ book }, say) =>
    `The version changes ${say.book(book)}; open the evening by that book.`,
} satisfies SentencesOf<typeof SHARED_REASONS>;

const STEPS = {
  hand: 'A later hand',
  fine: 'A fine between hands',
  compensation: 'A later compensation',
  seat: 'Somebody joining or leaving',
  step: 'Something later at the table',
} as const;

export const eveningReasons = {
  'session-is-closed': () => 'The evening is closed; the pots have been split.',
  'no-such-hand': ({ hand }) => `The evening has no hand ${hand}.`,
  'nothing-to-undo': () => 'There is nothing left to undo.',
  'no-such-fine': () => 'The evening has no such fine.',
  'fine-is-overturned': () => 'The fine is already lifted.',
  'standing-too-large': ({ most }) => `Nobody can win or lose more than ${most} points.`,
  'say-record-or-void': () =>
    'Say either what it should be (record) or that it is taken back (void: true).',
  'hand-corrected-twice': ({ hand }) =>
    `Hand ${hand} is corrected twice at once; put all its changes in one record.`,
  'fine-corrected-twice': () =>
    'A fine is corrected twice at once; put all its changes in one record.',
  'hand-says-that': ({ hand }) => `Hand ${hand} already says exactly that.`,
  'hand-is-void': ({ hand }) => `Hand ${hand} is already taken back.`,
  'fine-says-that': () => 'The fine already says exactly that.',
  'no-such-seat-change': () =>
    'Nobody joined or left at that step, or it is already undone; name it only once.',
  'seats-only-replayed': () =>
    'Who sat at the table is part of every hand after it: it can only be put right by a replay.',
  'pays-back-one-fine': () =>
    'A fine is paid back by itself: choose exactly one fine, and correct nothing else with it.',
  'hand-has-fine-paid-back': ({ hand }) =>
    `Hand ${hand} has a fine that was paid back: it can only be put right by a replay.`,
  'fine-of-void-hand': ({ hand }) =>
    `Hand ${hand} is void: a fine cannot be about a hand that was taken back.`,
  'fine-ends-hand': () =>
    'By the book this fine ends the hand or passes the deal: record it in the hand, or say that the table agreed on the fine alone.',
  'fine-is-disputed': () =>
    'This would lift a fine that is disputed; its dispute must be decided or withdrawn first.',
  'deal-back-to-one-who-left': () => 'The deal cannot go back to a player who has left.',
  'no-deal-to-give-back': () => 'The evening is closed: there is no deal left to give back.',
  'pot-cannot-pay': ({ pot, holds, pays }) =>
    `The ${pot === 'king-pot' ? 'king pot' : 'pagat pot'} holds ${holds} points and cannot pay ${pays}. If the evening is worked out again, they are taken from those who won them.`,
  'step-cannot-stand': ({ step, because }, say) => `${STEPS[step]}: ${say.refusal(because)}`,
} satisfies SentencesOf<typeof EVENING_REASONS>;
