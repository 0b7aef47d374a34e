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
  owner: 'Vorsitz',
  secretary: 'Schriftführung',
  treasurer: 'Kassenführung',
  auditor: 'Prüfung',
  member: 'Mitglied',
};

export default {
  groups: {
    hands: 'Spiele',
    fines: 'Strafen',
    corrections: 'Korrekturen',
    disputes: 'Einsprüche',
    evenings: 'Abende und Plätze',
    members: 'Mitglieder',
    access: 'Club, Rollen und Tablets',
    money: 'Kasse und Abrechnung',
    seasons: 'Saisons',
  },
  sentences: {
    'club-opened': ({ name, owner }) =>
      `Der Club wurde${owner === null ? '' : ` von ${owner} (${ROLES.owner})`} als ${name} gegründet.`,
    'club-renamed': ({ was, name }) => `Der Club, der ${was ?? '?'} hieß, heißt jetzt ${name}.`,
    'club-archived': () => 'Der Club wurde archiviert.',
    'club-restored': () => 'Der Club wurde wieder aus dem Archiv geholt.',
    'club-language-chosen': ({ language }) => `Der Club spricht jetzt ${LANGUAGE_NAMES[language]}.`,
    'club-statistics-shown': ({ shown }) =>
      shown
        ? 'Alle Mitglieder sehen jetzt, was andere an Geld gewannen und an Bußen bekamen.'
        : 'Was andere an Geld gewannen und an Bußen bekamen, sehen die Mitglieder nicht mehr.',
    'access-given': accessGiven,
    'access-ended': accessEnded,
    'device-added': ({ name }) => `Das Tablet ${name} wurde hinzugefügt.`,
    'device-revoked': ({ name }) =>
      `Das Tablet ${name}, das eintragen durfte, wurde ausgeschlossen.`,
    'webhook-added': ({ name }) => `Der Webhook ${name} wurde hinzugefügt.`,
    'webhook-secret-made': ({ name }) =>
      `Der Webhook ${name} bekam einen neuen geheimen Schlüssel.`,
    'webhook-ended': ({ name }) => `Der Webhook ${name} wurde beendet.`,
    'member-added': ({ name }) => `${name} wurde Mitglied.`,
    'member-renamed': ({ was, name }) => `${was ?? '?'} heißt jetzt ${name}.`,
    'member-archived': ({ name }) => `${name} wurde archiviert.`,
    'member-restored': ({ name }) => `${name} ist wieder dabei.`,
    'guest-added': ({ name }) => `${name} kam als Gast.`,
    'guest-made-member': ({ name }) => `${name}, bisher Gast, wurde Mitglied.`,
    'guest-merged': ({ name, into }, say) =>
      `Der Gast ${name} wurde mit dem Mitglied ${say.player(into)} zusammengelegt.`,
    'member-forgotten': ({ initials, takenOut }, say) =>
      `Ein Mitglied (${initials}) hat den Club für immer verlassen, und der Name wurde gelöscht.${takenOut.length === 0 ? '' : ` Er wurde auch aus dem Text von Ereignis ${say.and(takenOut)} genommen.`}`,
    'session-opened': ({ book, own, players, table, day }, say) =>
      `Ein Abend nach ${own === null ? say.book(book) : `„${own}“`}${day === null ? '' : ` vom ${say.day(day)}, vom Papier eingetragen,`} begann${table === null ? '' : ` am Tisch ${table}`} mit ${say.players(players)}.`,
    'hand-recorded': ({ hand, said, fines }, say) =>
      `Spiel ${hand} wurde eingetragen: ${[handWords(said, say), ...fines.map((fine) => fined(fine, say))].join('; ')}.`,
    'fine-recorded': ({ hand, ...fine }, say) =>
      `${fined(fine, say)}${hand === null ? '' : ` (zu Spiel ${hand})`}.`,
    ...steps.log,
    'session-closed': () => 'Der Abend wurde beendet.',
    'correction-recorded': ({ mode, dispute, changes }, say) => {
      const settled = dispute === null ? '' : ' Damit war ein Einspruch entschieden.';
      return `${changes.map((one) => corrected(one, say)).join(' ')} ${HOW[mode]}${settled}`;
    },
    'dispute-raised': ({ by, ...about }, say) =>
      `Einspruch von ${say.players(by)} gegen ${target(about, say)}.`,
    'dispute-answered': ({ by, ...about }, say) =>
      `Antwort von ${say.players(by)} auf den Einspruch gegen ${target(about, say)}.`,
    'dispute-proposed': ({ by, second, decision, ...about }, say) =>
      `Vorschlag von ${say.players(by)} an ${say.players([second])}: den Einspruch gegen ${target(about, say)} ${decision === 'upheld' ? 'abzuweisen' : 'anzunehmen'}.`,
    'dispute-declined': ({ by, proposedBy, ...about }, say) =>
      `Die von ${say.players([proposedBy])} vorgeschlagene Entscheidung über den Einspruch gegen ${target(about, say)} wurde von ${say.players(by)} nicht bestätigt.`,
    'dispute-taken-back': ({ by, ...about }, say) =>
      `Die vorgeschlagene Entscheidung über den Einspruch gegen ${target(about, say)} wurde von ${say.players(by)} zurückgenommen.`,
    'dispute-upheld': ({ by, ...about }, say) =>
      `Der Einspruch gegen ${target(about, say)} wurde von ${say.players(by)} abgewiesen.`,
    'dispute-overturned': ({ by, ...about }, say) =>
      `Dem Einspruch gegen ${target(about, say)} wurde von ${say.players(by)} stattgegeben.`,
    'dispute-withdrawn': ({ by, ...about }, say) =>
      `Der Einspruch gegen ${target(about, say)} wurde von ${say.players(by)} zurückgezogen.`,
    ...money,
    ...seasons,
    ...planned,
    ...ownBook,
  },
} satisfies LogWords;

/** What a correction paid, by its mode. */
const HOW = {
  compensate: 'Der Unterschied wurde bezahlt.',
  replay: 'Der Abend wurde neu gerechnet.',
  'paid-back': 'Sie wurde von dort zurückgezahlt, wohin sie gegangen war.',
} as const;

type Corrected = ParamsOfKind['correction-recorded']['changes'][number];

function corrected(one: Corrected, say: Say): string {
  const takenBack = stepTakenBack(steps, one, say);
  return takenBack ?? `${capitalised(target(one, say))} ${done(one)}.`;
}

const DONE = {
  voided: 'wurde gestrichen',
  recorded: 'wurde doch eingetragen',
  corrected: 'wurde korrigiert',
} as const;

/** Hands are struck out, fines lifted. */
function done({ done: how, hand }: Corrected): string {
  return how === 'voided' && hand === null ? 'wurde aufgehoben' : DONE[how];
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
  if (!isSame && now.roles.length > 0) said.push(`hat jetzt die Rolle ${listOf(now.roles, say)}`);
  if (now.member !== was.member) {
    said.push(
      now.member === null
        ? `ist nicht mehr das Mitglied ${say.player(was.member ?? '')}`
        : `ist das Mitglied ${say.player(now.member)}`,
    );
  }
  if (said.length === 0 && now.roles.length > 0) {
    said.push(`hat wie bisher die Rolle ${listOf(now.roles, say)}`);
  }
  const before = isSame || was.roles.length === 0 ? '' : ` (bisher ${listOf(was.roles, say)})`;
  const by =
    invitedBy !== null
      ? `, eingeladen von ${say.player(invitedBy)}`
      : byOperator
        ? ', durch einen Link vom Betrieb des Dienstes'
        : '';
  return `${name}${before} ${said.join(' und ')}${by}.`;
}

function accessEnded({ name, was }: ParamsOfKind['access-ended'], say: Say): string {
  const also = was.member === null ? '' : `, Mitglied ${say.player(was.member)}`;
  const before = was.roles.length === 0 ? '' : ` (bisher ${listOf(was.roles, say)}${also})`;
  return `${name}${before} hat keinen Zugang zum Club mehr.`;
}

function fined(
  { player, code, own, reportedBy }: ParamsOfKind['hand-recorded']['fines'][number],
  say: Say,
): string {
  const reported = reportedBy === null ? '' : `, gesehen von ${say.player(reportedBy)}`;
  return `${say.player(player)} bekam eine Strafe: ${own ?? FINES[code]}${reported}`;
}

/** Whose fine for what, or which hand; the same in the nominative and the accusative. */
function target(
  {
    hand,
    player,
    code,
    own,
  }: Pick<ParamsOfKind['dispute-raised'], 'hand' | 'player' | 'code' | 'own'>,
  say: Say,
): string {
  if (hand !== null) return `Spiel ${hand}`;
  const found = own ?? Object.entries(FINES).find(([one]) => one === code)?.[1];
  return player === null || found === undefined
    ? 'eine Strafe'
    : `die Strafe für ${say.player(player)} (${found})`;
}

function handWords(
  { how, contract, players }: ParamsOfKind['hand-recorded']['said'],
  say: Say,
): string {
  const who = say.players(players);
  switch (how) {
    case 'dealt-again':
      return 'es wurde neu gegeben';
    case 'abandoned':
      return 'es wurde abgebrochen';
    case 'last-trick':
      return `letzter Stich: ${who}`;
    case 'contract': {
      const game = Object.entries(contracts).find(([one]) => one === contract)?.[1] ?? '';
      return players.length === 0 ? game : `${game} von ${who}`;
    }
    case 'played':
      return 'es wurde gespielt';
  }
}
