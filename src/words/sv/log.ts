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
  owner: 'ordförande',
  secretary: 'sekreterare',
  treasurer: 'kassör',
  auditor: 'revisor',
  member: 'medlem',
};

export default {
  groups: {
    hands: 'Givar',
    fines: 'Böter',
    corrections: 'Rättelser',
    disputes: 'Invändningar',
    evenings: 'Kvällar och platser',
    members: 'Medlemmar',
    access: 'Klubb, roller och surfplattor',
    money: 'Kassa och räkenskaper',
    seasons: 'Säsonger',
  },
  sentences: {
    'club-opened': ({ name, owner }) =>
      `Klubben grundades som ${name}${owner === null ? '' : ` av ${owner}, som är ordförande`}.`,
    'club-renamed': ({ was, name }) => `Klubben, som hette ${was ?? '?'}, fick namnet ${name}.`,
    'club-archived': () => 'Klubben arkiverades.',
    'club-restored': () => 'Klubben togs fram ur arkivet igen.',
    'club-language-chosen': ({ language }) => `Klubben talar nu ${LANGUAGE_NAMES[language]}.`,
    'club-statistics-shown': ({ shown }) =>
      shown
        ? 'Alla medlemmar ser nu vad andra vann i pengar och fick i böter.'
        : 'Vad andra vann i pengar och fick i böter ser medlemmarna inte längre.',
    'access-given': accessGiven,
    'access-ended': accessEnded,
    'device-added': ({ name }) => `Surfplattan ${name} lades till.`,
    'device-revoked': ({ name }) => `Surfplattan ${name}, som kunde notera, stängdes ute.`,
    'webhook-added': ({ name }) => `Webhooken ${name} lades till.`,
    'webhook-secret-made': ({ name }) => `Webhooken ${name} fick en ny hemlig nyckel.`,
    'webhook-ended': ({ name }) => `Webhooken ${name} avslutades.`,
    'member-added': ({ name }) => `${name} blev medlem.`,
    'member-renamed': ({ was, name }) => `${was ?? '?'} fick namnet ${name}.`,
    'member-archived': ({ name }) => `${name} arkiverades.`,
    'member-restored': ({ name }) => `${name} kom med igen.`,
    'guest-added': ({ name }) => `${name} kom som gäst.`,
    'guest-made-member': ({ name }) => `${name}, som var gäst, blev medlem.`,
    'guest-merged': ({ name, into }, say) =>
      `Gästen ${name} slogs ihop med medlemmen ${say.player(into)}.`,
    'member-forgotten': ({ initials, takenOut }, say) =>
      `En medlem (${initials}) lämnade klubben för gott, och namnet raderades.${takenOut.length === 0 ? '' : ` Det togs också bort ur texten i händelse ${say.and(takenOut)}.`}`,
    'session-opened': ({ book, own, players, table, day }, say) =>
      `En kväll efter ${own === null ? say.book(book) : `”${own}”`}${day === null ? '' : ` den ${say.day(day)}, noterad från papper,`} började${table === null ? '' : ` vid bordet ${table}`} med ${say.players(players)}.`,
    'hand-recorded': ({ hand, said, fines }, say) =>
      `Giv ${hand} noterades: ${say.and([handWords(said, say), ...fines.map((fine) => fined(fine, say))])}.`,
    'fine-recorded': ({ hand, ...fine }, say) =>
      `${fined(fine, say)}${hand === null ? '' : ` om giv ${hand}`}.`,
    ...steps.log,
    'session-closed': () => 'Kvällen avslutades.',
    'correction-recorded': ({ mode, dispute, changes }, say) => {
      const settled = dispute === null ? '' : ' Det avgjorde en invändning.';
      return `${changes.map((one) => corrected(one, say)).join(' ')} ${HOW[mode]}${settled}`;
    },
    'dispute-raised': ({ by, ...about }, say) =>
      `${say.players(by)} gjorde en invändning mot ${target(about, say)}.`,
    'dispute-answered': ({ by, ...about }, say) =>
      `${say.players(by)} svarade på invändningen mot ${target(about, say)}.`,
    'dispute-proposed': ({ by, second, decision, ...about }, say) =>
      `${say.players(by)} föreslog ${say.players([second])} att ${decision === 'upheld' ? 'avslå' : 'bifalla'} invändningen mot ${target(about, say)}.`,
    'dispute-declined': ({ by, proposedBy, ...about }, say) =>
      `${say.players(by)} bekräftade inte det avgörande som ${say.players([proposedBy])} föreslog av invändningen mot ${target(about, say)}.`,
    'dispute-taken-back': ({ by, ...about }, say) =>
      `${say.players(by)} tog tillbaka sitt förslag till avgörande av invändningen mot ${target(about, say)}.`,
    'dispute-upheld': ({ by, ...about }, say) =>
      `${say.players(by)} avslog invändningen mot ${target(about, say)}.`,
    'dispute-overturned': ({ by, ...about }, say) =>
      `${say.players(by)} biföll invändningen mot ${target(about, say)}.`,
    'dispute-withdrawn': ({ by, ...about }, say) =>
      `${say.players(by)} drog tillbaka invändningen mot ${target(about, say)}.`,
    ...money,
    ...seasons,
    ...planned,
    ...ownBook,
  },
} satisfies LogWords;

/** What a correction paid, by its mode. */
const HOW = {
  compensate: 'Skillnaden betalades.',
  replay: 'Kvällen räknades om.',
  'paid-back': 'Den betalades tillbaka därifrån den hamnade.',
} as const;

type Corrected = ParamsOfKind['correction-recorded']['changes'][number];

function corrected(one: Corrected, say: Say): string {
  const takenBack = stepTakenBack(steps, one, say);
  return takenBack ?? `${capitalised(target(one, say))} ${done(one)}.`;
}

const DONE = {
  voided: 'ströks',
  recorded: 'noterades ändå',
  corrected: 'rättades',
} as const;

/** Hands are struck out, fines lifted. */
function done({ done: how, hand }: Corrected): string {
  return how === 'voided' && hand === null ? 'upphävdes' : DONE[how];
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
  if (!isSame && now.roles.length > 0) said.push(`är nu ${listOf(now.roles, say)}`);
  if (now.member !== was.member) {
    said.push(
      now.member === null
        ? `är inte längre medlemmen ${say.player(was.member ?? '')}`
        : `är medlemmen ${say.player(now.member)}`,
    );
  }
  if (said.length === 0 && now.roles.length > 0)
    said.push(`är ${listOf(now.roles, say)} som förut`);
  const before = isSame || was.roles.length === 0 ? '' : `, som var ${listOf(was.roles, say)},`;
  const by =
    invitedBy !== null
      ? `, inbjuden av ${say.player(invitedBy, 'någon')}`
      : byOperator
        ? ', med en länk från den som driver tjänsten'
        : '';
  return `${name}${before} ${said.join(' och ')}${by}.`;
}

function accessEnded({ name, was }: ParamsOfKind['access-ended'], say: Say): string {
  const also = was.member === null ? '' : ` och medlemmen ${say.player(was.member)}`;
  const before = was.roles.length === 0 ? '' : `, som var ${listOf(was.roles, say)}${also},`;
  return `${name}${before} har inte längre tillgång till klubben.`;
}

function fined(
  { player, code, own, reportedBy }: ParamsOfKind['hand-recorded']['fines'][number],
  say: Say,
): string {
  const reported = reportedBy === null ? '' : `, sett av ${say.player(reportedBy)}`;
  return `${say.player(player)} fick en bot: ${own ?? FINES[code]}${reported}`;
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
  if (hand !== null) return `giv ${hand}`;
  const found = own ?? Object.entries(FINES).find(([one]) => one === code)?.[1];
  return player === null || found === undefined
    ? 'en bot'
    : `boten till ${say.player(player)} (${found})`;
}

function handWords(
  { how, contract, players }: ParamsOfKind['hand-recorded']['said'],
  say: Say,
): string {
  const who = say.players(players);
  switch (how) {
    case 'dealt-again':
      return 'korten gavs om';
    case 'abandoned':
      return 'den avbröts';
    case 'last-trick':
      return `${who} tog sista sticket`;
    case 'contract': {
      const game = Object.entries(contracts).find(([one]) => one === contract)?.[1] ?? '';
      return players.length === 0 ? `${game} spelades` : `${who} spelade ${game}`;
    }
    case 'played':
      return 'den spelades';
  }
}
