import type { ParamsOfKind } from '../../events/registry.js';
import { isSameSet, type Role } from '../../people/roles.js';
import { capitalised, type LogWords, type Say } from '../language.js';
import { contracts } from './koenigrufen.js';
import { LANGUAGE_NAMES } from '../../people/languages.js';
import { stepTakenBack } from '../step-words.js';
import { fines as FINES } from './names.js';
import { moneyLog as money } from './money/log.js';
import { ownBookLog as ownBook } from './own-book.js';
import { plannedLog as planned } from './planned.js';
import { seasonLog as seasons } from './season.js';
import { steps } from './steps.js';

const ROLES: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  secretary: 'a secretary',
  treasurer: 'a treasurer',
  auditor: 'an auditor',
  member: 'a member',
};

export default {
  groups: {
    hands: 'Hands',
    fines: 'Fines',
    corrections: 'Corrections',
    disputes: 'Disputes',
    evenings: 'Evenings and seats',
    members: 'Members',
    access: 'Club, roles and tablets',
    money: 'Money and accounts',
    seasons: 'Seasons',
  },
  sentences: {
    'club-opened': ({ name, owner }) =>
      `The club was opened as ${name}${owner === null ? '' : ` by ${owner}, its owner`}.`,
    'club-renamed': ({ was, name }) => `The club was renamed from ${was ?? '?'} to ${name}.`,
    'club-archived': () => 'The club was archived.',
    'club-restored': () => 'The club was restored.',
    'club-language-chosen': ({ language }) => `The club speaks ${LANGUAGE_NAMES[language]} now.`,
    'club-statistics-shown': ({ shown }) =>
      shown
        ? 'All members now see what others won in money and what they were fined.'
        : 'Members no longer see what others won in money and what they were fined.',
    'access-given': accessGiven,
    'access-ended': accessEnded,
    'device-added': ({ name }) => `The tablet ${name} was added.`,
    'device-revoked': ({ name }) => `The tablet ${name}, which could record, was blocked.`,
    'webhook-added': ({ name }) => `The webhook ${name} was added.`,
    'webhook-secret-made': ({ name }) => `The webhook ${name} was given another secret.`,
    'webhook-ended': ({ name }) => `The webhook ${name} was ended.`,
    'member-added': ({ name }) => `${name} became a member.`,
    'member-renamed': ({ was, name }) => `${was ?? '?'} was renamed to ${name}.`,
    'member-archived': ({ name }) => `${name} was archived.`,
    'member-restored': ({ name }) => `${name} was restored.`,
    'guest-added': ({ name }) => `${name} came as a guest.`,
    'guest-made-member': ({ name }) => `${name}, who was a guest, became a member.`,
    'guest-merged': ({ name, into }, say) =>
      `The guest ${name} was merged into the member ${say.player(into)}.`,
    'member-forgotten': ({ initials, takenOut }, say) =>
      `A member (${initials}) left the club for good, and the name was erased.${takenOut.length === 0 ? '' : ` It was also taken out of the text of event ${say.and(takenOut)}.`}`,
    'session-opened': ({ book, own, players, table, day }, say) =>
      `An evening after ${own === null ? say.book(book) : `‘${own}’`}${day === null ? '' : ` of ${say.day(day)}, recorded from a paper,`} began${table === null ? '' : ` at the table ${table}`} with ${say.players(players)}.`,
    'hand-recorded': ({ hand, said, fines }, say) =>
      `Hand ${hand} was recorded: ${say.and([handWords(said, say), ...fines.map((fine) => fined(fine, say))])}.`,
    'fine-recorded': ({ hand, ...fine }, say) =>
      `${fined(fine, say)}${hand === null ? '' : ` about hand ${hand}`}.`,
    ...steps.log,
    'session-closed': () => 'The evening was closed.',
    'correction-recorded': ({ mode, dispute, changes }, say) => {
      const settled = dispute === null ? '' : ' This settled a dispute.';
      return `${changes.map((one) => corrected(one, say)).join(' ')} ${HOW[mode]}${settled}`;
    },
    'dispute-raised': ({ by, ...about }, say) =>
      `${say.players(by)} disputed ${target(about, say)}.`,
    'dispute-answered': ({ by, ...about }, say) =>
      `${say.players(by)} answered in the dispute about ${target(about, say)}.`,
    'dispute-proposed': ({ by, second, decision, ...about }, say) =>
      `${say.players(by)} proposed to ${say.players([second])} to ${decision === 'upheld' ? 'turn down' : 'find in favour of'} the dispute about ${target(about, say)}.`,
    'dispute-declined': ({ by, proposedBy, ...about }, say) =>
      `${say.players(by)} did not confirm the decision that ${say.players([proposedBy])} proposed about ${target(about, say)}.`,
    'dispute-taken-back': ({ by, ...about }, say) =>
      `${say.players(by)} took back the proposed decision about ${target(about, say)}.`,
    'dispute-upheld': ({ by, ...about }, say) =>
      `${say.players(by)} turned down the dispute about ${target(about, say)}.`,
    'dispute-overturned': ({ by, ...about }, say) =>
      `${say.players(by)} found in favour of the dispute about ${target(about, say)}.`,
    'dispute-withdrawn': ({ by, ...about }, say) =>
      `${say.players(by)} withdrew the dispute about ${target(about, say)}.`,
    ...money,
    ...seasons,
    ...planned,
    ...ownBook,
  },
} satisfies LogWords;

/** What a correction paid, by its mode. */
const HOW = {
  compensate: 'The difference was paid.',
  replay: 'The evening was worked out again.',
  'paid-back': 'It was paid back from where it went.',
} as const;

type Corrected = ParamsOfKind['correction-recorded']['changes'][number];

function corrected(one: Corrected, say: Say): string {
  const takenBack = stepTakenBack(steps, one, say);
  return takenBack ?? `${capitalised(target(one, say))} ${done(one)}.`;
}

const DONE = {
  voided: 'was taken back',
  recorded: 'was recorded after all',
  corrected: 'was corrected',
} as const;

/** Hands are taken back, fines lifted. */
function done({ done: how, hand }: Corrected): string {
  return how === 'voided' && hand === null ? 'was lifted' : DONE[how];
}

/** All that somebody is in the club. */
function listOf(roles: readonly Role[], say: Say): string {
  return say.and(roles.map((role) => ROLES[role]));
}

function accessGiven(
  { name, was, now, invitedBy, byOperator }: ParamsOfKind['access-given'],
  say: Say,
): string {
  const isSame = isSameSet(was.roles, now.roles);
  const said: string[] = [];
  if (!isSame && now.roles.length > 0) said.push(`is ${listOf(now.roles, say)} now`);
  if (now.member !== was.member) {
    said.push(
      now.member === null
        ? `is not the member ${say.player(was.member ?? '')} any more`
        : `is the member ${say.player(now.member)}`,
    );
  }
  if (said.length === 0 && now.roles.length > 0)
    said.push(`is ${listOf(now.roles, say)} as before`);
  const before = isSame || was.roles.length === 0 ? '' : `, who was ${listOf(was.roles, say)},`;
  const by =
    invitedBy !== null
      ? `, invited by ${say.player(invitedBy, 'somebody')}`
      : byOperator
        ? ', by a link from the operator of the service'
        : '';
  return `${name}${before} ${said.join(' and ')}${by}.`;
}

function accessEnded({ name, was }: ParamsOfKind['access-ended'], say: Say): string {
  const also = was.member === null ? '' : ` and was the member ${say.player(was.member)}`;
  const before = was.roles.length === 0 ? '' : `, who was ${listOf(was.roles, say)}${also},`;
  return `${name}${before} has no role in the club any more.`;
}

function fined(
  { player, code, own, reportedBy }: ParamsOfKind['hand-recorded']['fines'][number],
  say: Say,
): string {
  const reported = reportedBy === null ? '' : `, seen by ${say.player(reportedBy)}`;
  return `${say.player(player)} was fined: ${own ?? FINES[code]}${reported}`;
}

/** Whose fine for what, or which hand. */
function target(
  {
    hand,
    player,
    code,
    own,
  }: Pick<ParamsOfKind['dispute-raised'], 'hand' | 'player' | 'code' | 'own'>,
  say: Say,
): string {
  if (hand !== null) return `hand ${hand}`;
  const found = own ?? Object.entries(FINES).find(([one]) => one === code)?.[1];
  return player === null || found === undefined
    ? 'a fine'
    : `${say.player(player)}'s fine (${found})`;
}

function handWords(
  { how, contract, players }: ParamsOfKind['hand-recorded']['said'],
  say: Say,
): string {
  const who = say.players(players);
  switch (how) {
    case 'dealt-again':
      return 'the cards were dealt again';
    case 'abandoned':
      return 'it was abandoned';
    case 'last-trick':
      return `${who} won the last trick`;
    case 'contract': {
      const game = Object.entries(contracts).find(([one]) => one === contract)?.[1] ?? '';
      return players.length === 0 ? `${game} was played` : `${who} played ${game}`;
    }
    case 'played':
      return 'it was played';
  }
}
