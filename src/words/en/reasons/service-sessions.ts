import type { SESSION_REASONS } from '../../../problems/sessions.js';
import type { SentencesOf } from '../../language.js';

const ENDS = {
  withdrawn: 'withdrawn',
  upheld: 'turned down',
  overturned: 'decided in favour',
} as const;
const DECISIONS = { upheld: 'stood', overturned: 'was lifted' } as const;
const PARTS = {
  'raised-dispute': 'raised the dispute',
  'reported-fine': 'reported the fine',
  'was-fined': 'was fined',
  'recorded-fine': 'recorded the fine',
  'recorded-hand': 'recorded the hand',
  'paid-in-hand': 'paid or was paid in the hand',
  'sat-at-table': 'sat at the table',
} as const;

export default {
  'session-not-found': () => 'The club has no such evening.',
  'hand-number-malformed': () => 'The hands of an evening are numbered from 1.',
  'rule-book-not-found': ({ book }) => `There is no rule book ${book}.`,
  'log-is-shorter': ({ last }) =>
    `The log has not come that far yet: its last event is number ${last}.`,
  'session-is-open': () => 'The evening is still open.',
  'version-moved-on': ({ current, version }) =>
    `The evening has moved on: it is at version ${current}, and this was made for version ${version}. Read it again.`,

  // Disputes.
  'dispute-not-found': () => 'There is no such dispute.',
  'dispute-ended': ({ end }) => `The dispute was ${ENDS[end]}; nothing can be added to it.`,
  'say-fine-or-hand': () => 'Name either the fine or the hand that is disputed.',
  'not-at-that-table': () => 'You were not at that table; those who were may dispute the hand.',
  'fine-of-another': () => 'The fine is not yours; the player who was fined may dispute it.',
  'hand-disputed-already': ({ hand }) => `Hand ${hand} is disputed already; answer that dispute.`,
  'fine-disputed-already': () => 'The fine is disputed already; answer that dispute.',
  'fine-dispute-decided': ({ decision }) =>
    `The fine was disputed before and ${DECISIONS[decision]}; that is final.`,
  'only-raiser-withdraws': () => 'Only the member who raised a dispute can withdraw it.',

  // Their decision.
  'decider-named-twice': () => 'Name each member once, without the acting member.',
  'decides-own-part': ({ names, parts }) =>
    `Nobody decides alone what they are involved in: ${names
      .map((name, index) => `${name} ${PARTS[parts[index] ?? 'raised-dispute']}`)
      .join(', ')}. Let a member who is not involved decide too.`,
  'second-has-part': ({ name, part }) =>
    `${name} ${PARTS[part]} and is involved too. Choose a member who is not; the club has one.`,
  'say-what-hand-was': () =>
    'Say in corrections what the hand should have been, or that it is taken back.',
  'corrects-another-hand': ({ hand }) =>
    `It is hand ${hand} that is disputed; these corrections leave it as it is.`,
  'corrects-another-fine': () =>
    'It is the fine that is disputed; these corrections leave it as it is.',
} satisfies SentencesOf<typeof SESSION_REASONS>;
