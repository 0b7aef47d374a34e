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
  owner: 'formand',
  secretary: 'sekretær',
  treasurer: 'kasserer',
  auditor: 'revisor',
  member: 'medlem',
};

export default {
  groups: {
    hands: 'Hænder',
    fines: 'Bøder',
    corrections: 'Rettelser',
    disputes: 'Indsigelser',
    evenings: 'Aftener og pladser',
    members: 'Medlemmer',
    access: 'Klub, roller og tablets',
    money: 'Kasse og regnskab',
    seasons: 'Sæsoner',
  },
  sentences: {
    'club-opened': ({ name, owner }) =>
      `Klubben blev oprettet som ${name}${owner === null ? '' : ` af ${owner}, som er formand`}.`,
    'club-renamed': ({ was, name }) => `Klubben, der hed ${was ?? '?'}, fik navnet ${name}.`,
    'club-archived': () => 'Klubben blev arkiveret.',
    'club-restored': () => 'Klubben blev taget op igen.',
    'club-language-chosen': ({ language }) => `Klubben taler nu ${LANGUAGE_NAMES[language]}.`,
    'club-statistics-shown': ({ shown }) =>
      shown
        ? 'Alle medlemmer ser nu, hvad andre vandt i penge og fik i bøder.'
        : 'Hvad andre vandt i penge og fik i bøder, ser medlemmerne ikke længere.',
    'access-given': accessGiven,
    'access-ended': accessEnded,
    'device-added': ({ name }) => `Tabletten ${name} blev tilføjet.`,
    'device-revoked': ({ name }) => `Tabletten ${name}, som kunne notere, blev lukket ude.`,
    'webhook-added': ({ name }) => `Webhooken ${name} blev tilføjet.`,
    'webhook-secret-made': ({ name }) => `Webhooken ${name} fik en ny hemmelig nøgle.`,
    'webhook-ended': ({ name }) => `Webhooken ${name} blev afsluttet.`,
    'member-added': ({ name }) => `${name} blev medlem.`,
    'member-renamed': ({ was, name }) => `${was ?? '?'} fik navnet ${name}.`,
    'member-archived': ({ name }) => `${name} blev arkiveret.`,
    'member-restored': ({ name }) => `${name} kom med igen.`,
    'guest-added': ({ name }) => `${name} kom som gæst.`,
    'guest-made-member': ({ name }) => `${name}, der var gæst, blev medlem.`,
    'guest-merged': ({ name, into }, say) =>
      `Gæsten ${name} blev lagt sammen med medlemmet ${say.player(into)}.`,
    'member-forgotten': ({ initials, takenOut }, say) =>
      `Et medlem (${initials}) forlod klubben for altid, og navnet blev slettet.${takenOut.length === 0 ? '' : ` Det blev også taget ud af teksten i hændelse ${say.and(takenOut)}.`}`,
    'session-opened': ({ book, own, players, table, day }, say) =>
      `En aften efter ${own === null ? say.book(book) : `»${own}«`}${day === null ? '' : ` den ${say.day(day)}, noteret fra papir,`} begyndte${table === null ? '' : ` ved bordet ${table}`} med ${say.players(players)}.`,
    'hand-recorded': ({ hand, said, fines }, say) =>
      `Hånd ${hand} blev noteret: ${say.and([handWords(said, say), ...fines.map((fine) => fined(fine, say))])}.`,
    'fine-recorded': ({ hand, ...fine }, say) =>
      `${fined(fine, say)}${hand === null ? '' : ` om hånd ${hand}`}.`,
    ...steps.log,
    'session-closed': () => 'Aftenen sluttede.',
    'correction-recorded': ({ mode, dispute, changes }, say) => {
      const settled = dispute === null ? '' : ' Det afgjorde en indsigelse.';
      return `${changes.map((one) => corrected(one, say)).join(' ')} ${HOW[mode]}${settled}`;
    },
    'dispute-raised': ({ by, ...about }, say) =>
      `${say.players(by)} gjorde indsigelse mod ${target(about, say)}.`,
    'dispute-answered': ({ by, ...about }, say) =>
      `${say.players(by)} svarede på indsigelsen mod ${target(about, say)}.`,
    'dispute-proposed': ({ by, second, decision, ...about }, say) =>
      `${say.players(by)} foreslog ${say.players([second])} at ${decision === 'upheld' ? 'afvise indsigelsen' : 'give medhold i indsigelsen'} mod ${target(about, say)}.`,
    'dispute-declined': ({ by, proposedBy, ...about }, say) =>
      `${say.players(by)} bekræftede ikke den afgørelse, som ${say.players([proposedBy])} foreslog af indsigelsen mod ${target(about, say)}.`,
    'dispute-taken-back': ({ by, ...about }, say) =>
      `${say.players(by)} tog sit forslag til afgørelse af indsigelsen mod ${target(about, say)} tilbage.`,
    'dispute-upheld': ({ by, ...about }, say) =>
      `${say.players(by)} afviste indsigelsen mod ${target(about, say)}.`,
    'dispute-overturned': ({ by, ...about }, say) =>
      `${say.players(by)} gav indsigelsen mod ${target(about, say)} medhold.`,
    'dispute-withdrawn': ({ by, ...about }, say) =>
      `${say.players(by)} trak indsigelsen mod ${target(about, say)} tilbage.`,
    ...money,
    ...seasons,
    ...planned,
    ...ownBook,
  },
} satisfies LogWords;

/** What a correction paid, by its mode. */
const HOW = {
  compensate: 'Forskellen blev betalt.',
  replay: 'Aftenen blev regnet om.',
  'paid-back': 'Den blev betalt tilbage derfra, hvor den gik hen.',
} as const;

type Corrected = ParamsOfKind['correction-recorded']['changes'][number];

function corrected(one: Corrected, say: Say): string {
  const takenBack = stepTakenBack(steps, one, say);
  return takenBack ?? `${capitalised(target(one, say))} ${done(one)}.`;
}

const DONE = {
  voided: 'blev annulleret',
  recorded: 'blev noteret alligevel',
  corrected: 'blev rettet',
} as const;

/** Hands are taken back, fines lifted. */
function done({ done: how, hand }: Corrected): string {
  return how === 'voided' && hand === null ? 'blev annulleret' : DONE[how];
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
  if (!isSame && now.roles.length > 0) said.push(`er nu ${listOf(now.roles, say)}`);
  if (now.member !== was.member) {
    said.push(
      now.member === null
        ? `er ikke længere medlemmet ${say.player(was.member ?? '')}`
        : `er medlemmet ${say.player(now.member)}`,
    );
  }
  if (said.length === 0 && now.roles.length > 0) said.push(`er ${listOf(now.roles, say)} som før`);
  const before = isSame || was.roles.length === 0 ? '' : `, som var ${listOf(was.roles, say)},`;
  const by =
    invitedBy !== null
      ? `, indbudt af ${say.player(invitedBy, 'nogen')}`
      : byOperator
        ? ' med et link fra den, der driver tjenesten'
        : '';
  return `${name}${before} ${said.join(' og ')}${by}.`;
}

function accessEnded({ name, was }: ParamsOfKind['access-ended'], say: Say): string {
  const also = was.member === null ? '' : ` og medlemmet ${say.player(was.member)}`;
  const before = was.roles.length === 0 ? '' : `, som var ${listOf(was.roles, say)}${also},`;
  return `${name}${before} har ikke længere adgang til klubben.`;
}

function fined(
  { player, code, own, reportedBy }: ParamsOfKind['hand-recorded']['fines'][number],
  say: Say,
): string {
  const reported = reportedBy === null ? '' : `, set af ${say.player(reportedBy)}`;
  return `${say.player(player)} fik en bøde: ${own ?? FINES[code]}${reported}`;
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
  if (hand !== null) return `hånd ${hand}`;
  const found = own ?? Object.entries(FINES).find(([one]) => one === code)?.[1];
  return player === null || found === undefined
    ? 'en bøde'
    : `bøden til ${say.player(player)} (${found})`;
}

function handWords(
  { how, contract, players }: ParamsOfKind['hand-recorded']['said'],
  say: Say,
): string {
  const who = say.players(players);
  switch (how) {
    case 'dealt-again':
      return 'kortene blev givet om';
    case 'abandoned':
      return 'den blev afbrudt';
    case 'last-trick':
      return `${who} fik sidste stik`;
    case 'contract': {
      const game = Object.entries(contracts).find(([one]) => one === contract)?.[1] ?? '';
      return players.length === 0 ? `${game} blev spillet` : `${who} spillede ${game}`;
    }
    case 'played':
      return 'den blev spillet';
  }
}
