import type { SESSION_REASONS } from '../../../problems/sessions.js';
import type { SentencesOf } from '../../language.js';

const ENDS = {
  withdrawn: 'Der Einspruch ist zurückgezogen',
  upheld: 'Der Einspruch ist abgewiesen',
  overturned: 'Dem Einspruch ist stattgegeben',
} as const;
const DECISIONS = { upheld: 'blieb gültig', overturned: 'wurde aufgehoben' } as const;
const PARTS = {
  'raised-dispute': 'hat den Einspruch erhoben',
  'reported-fine': 'hat die Strafe gemeldet',
  'was-fined': 'hat die Strafe bekommen',
  'recorded-fine': 'hat die Strafe eingetragen',
  'recorded-hand': 'hat das Spiel eingetragen',
  'paid-in-hand': 'hat in dem Spiel gezahlt oder bekommen',
  'sat-at-table': 'saß am Tisch',
} as const;

export default {
  'session-not-found': () => 'Der Club hat keinen solchen Abend.',
  'hand-number-malformed': () => 'Die Spiele eines Abends haben Nummern ab 1.',
  'rule-book-not-found': ({ book }) => `Es gibt kein Regelbuch ${book}.`,
  'log-is-shorter': ({ last }) =>
    `So viele Nummern hat das Protokoll noch nicht: Die letzte ist ${last}.`,
  'session-is-open': () => 'Der Abend läuft noch.',
  'version-moved-on': ({ current, version }) =>
    `Der Abend ist weitergegangen, seit das eingegeben wurde (Stand ${current}, nicht ${version}). Hol ihn noch einmal.`,

  // Disputes.
  'dispute-not-found': () => 'Diesen Einspruch gibt es nicht.',
  'dispute-ended': ({ end }) => `${ENDS[end]}; darin kann nichts mehr gesagt werden.`,
  'say-fine-or-hand': () =>
    'Sag, gegen welche Strafe oder gegen welches Spiel sich der Einspruch richtet.',
  'not-at-that-table': () =>
    'Du hast nicht an diesem Tisch gesessen; wer dort saß, kann gegen das Spiel Einspruch erheben.',
  'fine-of-another': () =>
    'Die Strafe ist nicht deine; wer sie bekommen hat, kann Einspruch erheben.',
  'hand-disputed-already': ({ hand }) =>
    `Gegen Spiel ${hand} läuft schon ein Einspruch; antworte dort.`,
  'fine-disputed-already': () => 'Gegen die Strafe läuft schon ein Einspruch; antworte dort.',
  'fine-dispute-decided': ({ decision }) =>
    `Gegen die Strafe gab es schon einen Einspruch, und sie ${DECISIONS[decision]}; das ist endgültig.`,
  'only-raiser-withdraws': () => 'Nur wer den Einspruch erhoben hat, kann ihn zurückziehen.',

  // Their decision.
  'decider-named-twice': () => 'Nenn jedes Mitglied einmal, und nicht das, das selbst entscheidet.',
  'decides-own-part': ({ names, parts }) =>
    `Niemand entscheidet allein, woran man selbst beteiligt ist: ${names
      .map((name, index) => `${name} ${PARTS[parts[index] ?? 'raised-dispute']}`)
      .join(', ')}. Lass ein Mitglied mit entscheiden, das nicht beteiligt ist.`,
  'second-has-part': ({ name, part }) =>
    `${name} ${PARTS[part]} und ist selbst beteiligt. Wähle ein Mitglied, das nicht beteiligt ist; der Club hat eines.`,
  'say-what-hand-was': () => 'Sag, was das Spiel hätte sein sollen oder dass es gestrichen ist.',
  'corrects-another-hand': ({ hand }) =>
    `Der Einspruch richtet sich gegen Spiel ${hand}; diese Korrekturen lassen es, wie es ist.`,
  'corrects-another-fine': () =>
    'Der Einspruch richtet sich gegen die Strafe; diese Korrekturen lassen sie, wie sie ist.',
} satisfies SentencesOf<typeof SESSION_REASONS>;
