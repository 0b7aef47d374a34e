import type { PlannedEvent } from '../../events/planned/kinds.js';
import type { Answer } from '../../planned/answers.js';
import type { PLANNED_REASONS } from '../../planned/reasons.js';
import type { Repeat } from '../../planned/series.js';
import type { Turn } from '../../planned/turns.js';
import type { CalendarWords } from '../calendar-words.js';
import type { LogWords, SentencesOf } from '../language.js';

const REPEATED: Readonly<Record<Repeat, string>> = {
  once: 'En kväll',
  week: 'En kväll varje vecka',
  'two-weeks': 'En kväll varannan vecka',
  month: 'En kväll varje månad',
};

const ANSWERED: Readonly<Record<Answer, string>> = {
  yes: 'ja',
  no: 'nej',
  maybe: 'kanske',
  later: 'att de kommer senare',
};

const TURN: Readonly<Record<Turn, string>> = { host: 'Värdskapet', cake: 'Kakan' };
const HAS: Readonly<Record<Turn, string>> = { host: 'är värd', cake: 'tar med kaka' };

/** What happened to planned evenings. */
export const plannedLog = {
  'evenings-planned': ({ firstDay, lastDay, repeat, time, place }, say) =>
    `${REPEATED[repeat]} planerades${repeat === 'once' ? ' den' : ' från'} ${say.day(firstDay)}${lastDay === null || repeat === 'once' ? '' : ` till ${say.day(lastDay)}`} kl. ${time}${place === null ? '' : `, ${place}`}.`,
  'evenings-ended': ({ lastDay }, say) =>
    `Efter ${say.day(lastDay)} planeras inga fler kvällar i serien.`,
  'planned-evening-moved': ({ planned, day, time, place }, say) =>
    `Kvällen som planerades till ${say.day(planned)} flyttades till ${say.day(day)} kl. ${time}${place === null ? '' : `, ${place}`}.`,
  'planned-evening-called-off': ({ planned }, say) =>
    `Kvällen som planerades till ${say.day(planned)} ställdes in.`,
  'planned-evening-brought-back': ({ planned, day, time, place }, say) =>
    `Kvällen som var planerad till ${say.day(planned)} och inställd hålls ändå: ${say.day(day)} kl. ${time}${place === null ? '' : `, ${place}`}.`,
  'planned-evening-answered': ({ planned, member, answer, guests }, say) =>
    `${say.players([member])} svarade ${ANSWERED[answer]} till kvällen som planerades till ${say.day(planned)}${guests === 0 ? '' : ` och tar med ${guests === 1 ? 'en gäst' : `${guests} gäster`}`}.`,
  'evening-turn-set': ({ turn, fromDay, members }, say) =>
    members.length === 0
      ? `${TURN[turn]} går inte längre på tur från ${say.day(fromDay)}.`
      : `${TURN[turn]} går på tur från ${say.day(fromDay)}: ${say.players(members)}.`,
  'evening-turn-swapped': ({ turn, planned, member, withPlanned, withMember }, say) =>
    `${say.players([member, withMember])} bytte: ${say.players([member])} ${HAS[turn]} ${say.day(planned)}, ${say.players([withMember])} ${say.day(withPlanned)}.`,
  'answer-reminder-set': ({ time, daysBefore }) =>
    `Den som inte har svarat påminns kl. ${time}, ${daysBefore === 0 ? 'den dag svaret önskas' : daysBefore === 1 ? 'dagen innan svaret önskas' : `${daysBefore} dagar innan svaret önskas`}.`,
} satisfies Pick<LogWords['sentences'], PlannedEvent['kind']>;

/** Why something cannot be done with a planned evening. */
export const plannedReasons = {
  'no-such-planned-evening': () => 'Klubben har inte planerat den kvällen.',
  'planned-day-past': ({ day }, say) =>
    `Kvällen måste ligga i framtiden; ${say.day(day)} vid den tiden har passerat.`,
  'planned-days-reversed': () => 'Den sista dagen kan inte vara före den första.',
  'planned-without-evening': () => 'Det finns inga kvällar kvar att planera eller ställa in.',
  'planned-evening-over': ({ day }, say) => `Kvällen ${say.day(day)} har börjat eller är över.`,
  'planned-evening-is-off': ({ day }, say) => `Kvällen ${say.day(day)} är inställd.`,
  'planned-evening-is-on': ({ day }, say) => `Kvällen ${say.day(day)} är inte inställd.`,
  'planned-evening-played': ({ day }, say) =>
    `Kvällen ${say.day(day)} har redan ett bord och förblir som den är.`,
  'planned-evening-unmoved': () => 'Ange en annan dag, en annan tid eller en annan plats.',
  'planned-series-ends-before': ({ day }, say) =>
    `Det var en kväll ${say.day(day)}; den kan inte tas bort.`,
  'no-such-planned-book': ({ book }) => `Det finns ingen regelbok ${book}.`,
  'planned-guest-is-no-guest': () => 'Bara klubbens gäster kan nämnas som gäster.',
  'planned-guests-without-host': () => 'Den som inte kommer kan inte ta med gäster.',
  'turn-day-past': ({ day }, say) =>
    `Ordningen kan inte börja före i dag; ${say.day(day)} har passerat.`,
  'turn-not-swapped': () => 'Välj en annan kväll som en annan medlem har turen till.',
  'nobody-in-turn': () => 'Ingen har tur den kvällen.',
  'reminder-after-answers': ({ day, time }, say) =>
    `Svar önskas senast ${say.day(day)} kl. ${time}; påminnelsen skulle komma för sent.`,
  'twice-in-turn': () => 'En medlem står två gånger i listan.',
} satisfies SentencesOf<typeof PLANNED_REASONS>;

/** Planned evenings in a calendar. */
export const calendarWords: CalendarWords = {
  title: (club) => `Kortkväll i ${club}`,
  answers: {
    yes: 'Du kommer',
    later: 'Du kommer senare',
    maybe: 'Du kommer kanske',
    no: 'Du kommer inte',
    none: 'Du har inte svarat',
  },
  turns: { host: 'Du är värd', cake: 'Du tar med kaka' },
};
