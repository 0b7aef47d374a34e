import type { PlannedEvent } from '../../events/planned/kinds.js';
import type { Answer } from '../../planned/answers.js';
import type { PLANNED_REASONS } from '../../planned/reasons.js';
import type { Repeat } from '../../planned/series.js';
import type { Turn } from '../../planned/turns.js';
import type { CalendarWords } from '../calendar-words.js';
import type { LogWords, SentencesOf } from '../language.js';

const REPEATED: Readonly<Record<Repeat, string>> = {
  once: 'ein Abend',
  week: 'jede Woche ein Abend',
  'two-weeks': 'jede zweite Woche ein Abend',
  month: 'jeden Monat ein Abend',
};

const ANSWERED: Readonly<Record<Answer, string>> = {
  yes: 'mit Ja',
  no: 'mit Nein',
  maybe: 'mit Vielleicht',
  later: 'mit „ich komme später“',
};

const TURN: Readonly<Record<Turn, string>> = { host: 'Gastgeber sein', cake: 'Kuchen mitbringen' };
const HAS: Readonly<Record<Turn, string>> = { host: 'ist Gastgeber', cake: 'bringt Kuchen mit' };

/** What happened to planned evenings. */
export const plannedLog = {
  'evenings-planned': ({ firstDay, lastDay, repeat, time, place }, say) =>
    `Geplant wurde ${REPEATED[repeat]}${repeat === 'once' ? ' am' : ' ab dem'} ${say.day(firstDay)}${lastDay === null || repeat === 'once' ? '' : ` bis zum ${say.day(lastDay)}`} um ${time} Uhr${place === null ? '' : `, ${place}`}.`,
  'evenings-ended': ({ lastDay }, say) =>
    `Nach dem ${say.day(lastDay)} sind in dieser Reihe keine Abende mehr geplant.`,
  'planned-evening-moved': ({ planned, day, time, place }, say) =>
    `Der für den ${say.day(planned)} geplante Abend wurde auf den ${say.day(day)} um ${time} Uhr verlegt${place === null ? '' : `, ${place}`}.`,
  'planned-evening-called-off': ({ planned }, say) =>
    `Der für den ${say.day(planned)} geplante Abend wurde abgesagt.`,
  'planned-evening-brought-back': ({ planned, day, time, place }, say) =>
    `Der Abend, der für den ${say.day(planned)} geplant und abgesagt war, findet doch statt: am ${say.day(day)} um ${time}${place === null ? '' : `, ${place}`}.`,
  'planned-evening-answered': ({ planned, member, answer, guests }, say) =>
    `${say.players([member])} antwortete ${ANSWERED[answer]} für den Abend, der für den ${say.day(planned)} geplant war${guests === 0 ? '' : `, und bringt ${guests === 1 ? 'einen Gast' : `${guests} Gäste`} mit`}.`,
  'evening-turn-set': ({ turn, fromDay, members }, say) =>
    members.length === 0
      ? `${TURN[turn]}: ab dem ${say.day(fromDay)} nicht mehr reihum.`
      : `${TURN[turn]}: reihum ab dem ${say.day(fromDay)}: ${say.players(members)}.`,
  'evening-turn-swapped': ({ turn, planned, member, withPlanned, withMember }, say) =>
    `${say.players([member, withMember])} haben getauscht: ${say.players([member])} ${HAS[turn]} am ${say.day(planned)}, ${say.players([withMember])} am ${say.day(withPlanned)}.`,
  'answer-reminder-set': ({ time, daysBefore }) =>
    `Wer nicht geantwortet hat, wird um ${time} Uhr erinnert, ${daysBefore === 0 ? 'an dem Tag, bis zu dem geantwortet werden soll' : daysBefore === 1 ? 'am Tag vor dem letzten Tag für Antworten' : `${daysBefore} Tage vor dem letzten Tag für Antworten`}.`,
} satisfies Pick<LogWords['sentences'], PlannedEvent['kind']>;

/** Why something cannot be done with a planned evening. */
export const plannedReasons = {
  'no-such-planned-evening': () => 'Der Klub hat diesen Abend nicht geplant.',
  'planned-day-past': ({ day }, say) =>
    `Der Abend muss in der Zukunft liegen; der ${say.day(day)} ist um diese Zeit vorbei.`,
  'planned-days-reversed': () => 'Der letzte Tag kann nicht vor dem ersten liegen.',
  'planned-without-evening': () => 'Es ist kein Abend mehr zu planen oder abzusagen.',
  'planned-evening-over': ({ day }, say) =>
    `Der Abend am ${say.day(day)} hat begonnen oder ist vorbei.`,
  'planned-evening-is-off': ({ day }, say) => `Der Abend am ${say.day(day)} ist abgesagt.`,
  'planned-evening-is-on': ({ day }, say) => `Der Abend vom ${say.day(day)} ist nicht abgesagt.`,
  'planned-evening-played': ({ day }, say) =>
    `Der Abend vom ${say.day(day)} hat schon einen Tisch und bleibt, wie er ist.`,
  'planned-evening-unmoved': () =>
    'Nenne einen anderen Tag, eine andere Zeit oder einen anderen Ort.',
  'planned-series-ends-before': ({ day }, say) =>
    `Am ${say.day(day)} war ein Abend; er kann nicht entfernt werden.`,
  'no-such-planned-book': ({ book }) => `Es gibt kein Regelbuch ${book}.`,
  'planned-guest-is-no-guest': () => 'Nur Gäste des Klubs können als Gäste genannt werden.',
  'planned-guests-without-host': () => 'Wer nicht kommt, kann keine Gäste mitbringen.',
  'turn-day-past': ({ day }, say) =>
    `Die Reihenfolge kann nicht vor heute beginnen; der ${say.day(day)} ist vorbei.`,
  'turn-not-swapped': () => 'Wähle einen anderen Abend, an dem ein anderes Mitglied dran ist.',
  'nobody-in-turn': () => 'An diesem Abend ist niemand dran.',
  'reminder-after-answers': ({ day, time }, say) =>
    `Antworten werden bis ${time} Uhr erwartet (${say.day(day)}); die Erinnerung käme zu spät.`,
  'twice-in-turn': () => 'Ein Mitglied steht zweimal auf der Liste.',
} satisfies SentencesOf<typeof PLANNED_REASONS>;

/** Planned evenings in a calendar. */
export const calendarWords: CalendarWords = {
  title: (club) => `Kartenabend in ${club}`,
  answers: {
    yes: 'Du kommst',
    later: 'Du kommst später',
    maybe: 'Du kommst vielleicht',
    no: 'Du kommst nicht',
    none: 'Du hast nicht geantwortet',
  },
  turns: { host: 'Du bist Gastgeber', cake: 'Du bringst Kuchen mit' },
};
