import type { PlannedEvent } from '../../events/planned/kinds.js';
import type { Answer } from '../../planned/answers.js';
import type { PLANNED_REASONS } from '../../planned/reasons.js';
import type { Repeat } from '../../planned/series.js';
import type { Turn } from '../../planned/turns.js';
import type { CalendarWords } from '../calendar-words.js';
import type { LogWords, SentencesOf } from '../language.js';

const REPEATED: Readonly<Record<Repeat, string>> = {
  once: 'en aften',
  week: 'en aften hver uge',
  'two-weeks': 'en aften hver anden uge',
  month: 'en aften hver måned',
};

const ANSWERED: Readonly<Record<Answer, string>> = {
  yes: 'ja',
  no: 'nej',
  maybe: 'måske',
  later: 'at de kommer senere',
};

const TURN: Readonly<Record<Turn, string>> = { host: 'Værter', cake: 'Kage' };
const HAS: Readonly<Record<Turn, string>> = { host: 'er vært', cake: 'har kage med' };

/** What happened to planned evenings. */
export const plannedLog = {
  'evenings-planned': ({ firstDay, lastDay, repeat, time, place }, say) =>
    `Der blev planlagt ${REPEATED[repeat]}${repeat === 'once' ? ' den' : ' fra'} ${say.day(firstDay)}${lastDay === null || repeat === 'once' ? '' : ` til ${say.day(lastDay)}`} kl. ${time}${place === null ? '' : `, ${place}`}.`,
  'evenings-ended': ({ lastDay }, say) =>
    `Efter ${say.day(lastDay)} er der ikke planlagt flere aftener i rækken.`,
  'planned-evening-moved': ({ planned, day, time, place }, say) =>
    `Aftenen, der var planlagt til ${say.day(planned)}, blev flyttet til ${say.day(day)} kl. ${time}${place === null ? '' : `, ${place}`}.`,
  'planned-evening-called-off': ({ planned }, say) =>
    `Aftenen, der var planlagt til ${say.day(planned)}, blev aflyst.`,
  'planned-evening-brought-back': ({ planned, day, time, place }, say) =>
    `Aftenen, der var planlagt til ${say.day(planned)} og aflyst, holdes alligevel: ${say.day(day)} kl. ${time}${place === null ? '' : `, ${place}`}.`,
  'planned-evening-answered': ({ planned, member, answer, guests }, say) =>
    `${say.players([member])} svarede ${ANSWERED[answer]} til aftenen, der var planlagt til ${say.day(planned)}${guests === 0 ? '' : `, og tager ${guests === 1 ? 'en gæst' : `${guests} gæster`} med`}.`,
  'evening-turn-set': ({ turn, fromDay, members }, say) =>
    members.length === 0
      ? `${TURN[turn]} går ikke længere på tur fra ${say.day(fromDay)}.`
      : `${TURN[turn]} går på tur fra ${say.day(fromDay)}: ${say.players(members)}.`,
  'evening-turn-swapped': ({ turn, planned, member, withPlanned, withMember }, say) =>
    `${say.players([member, withMember])} byttede: ${say.players([member])} ${HAS[turn]} ${say.day(planned)}, ${say.players([withMember])} ${say.day(withPlanned)}.`,
  'answer-reminder-set': ({ time, daysBefore }) =>
    `Den, der ikke har svaret, bliver mindet om det kl. ${time}, ${daysBefore === 0 ? 'den dag svaret ønskes' : daysBefore === 1 ? 'dagen før svaret ønskes' : `${daysBefore} dage før svaret ønskes`}.`,
} satisfies Pick<LogWords['sentences'], PlannedEvent['kind']>;

/** Why something cannot be done with a planned evening. */
export const plannedReasons = {
  'no-such-planned-evening': () => 'Klubben har ikke planlagt den aften.',
  'planned-day-past': ({ day }, say) =>
    `Aftenen skal ligge efter nu; ${say.day(day)} på det tidspunkt er gået.`,
  'planned-days-reversed': () => 'Den sidste dag kan ikke være før den første.',
  'planned-without-evening': () => 'Der er ingen aftener tilbage at planlægge eller aflyse.',
  'planned-evening-over': ({ day }, say) => `Aftenen ${say.day(day)} er begyndt eller forbi.`,
  'planned-evening-is-off': ({ day }, say) => `Aftenen ${say.day(day)} er aflyst.`,
  'planned-evening-is-on': ({ day }, say) => `Aftenen ${say.day(day)} er ikke aflyst.`,
  'planned-evening-played': ({ day }, say) =>
    `Aftenen ${say.day(day)} har allerede et bord og bliver, som den er.`,
  'planned-evening-unmoved': () => 'Sig en anden dag, et andet klokkeslæt eller et andet sted.',
  'planned-series-ends-before': ({ day }, say) =>
    `Der var en aften ${say.day(day)}; den kan ikke tages bort.`,
  'no-such-planned-book': ({ book }) => `Der er ingen regelbog ${book}.`,
  'planned-guest-is-no-guest': () => 'Kun klubbens gæster kan nævnes som gæster.',
  'planned-guests-without-host': () => 'Den, der ikke kommer, kan ikke tage gæster med.',
  'turn-day-past': ({ day }, say) =>
    `Rækkefølgen kan ikke begynde før i dag; ${say.day(day)} er gået.`,
  'turn-not-swapped': () => 'Vælg en anden aften, som et andet medlem har turen til.',
  'nobody-in-turn': () => 'Der er ingen, der har tur den aften.',
  'reminder-after-answers': ({ day, time }, say) =>
    `Svar ønskes senest ${say.day(day)} kl. ${time}; påmindelsen ville komme for sent.`,
  'twice-in-turn': () => 'Et medlem står på listen to gange.',
} satisfies SentencesOf<typeof PLANNED_REASONS>;

/** Planned evenings in a calendar. */
export const calendarWords: CalendarWords = {
  title: (club) => `Kortaften i ${club}`,
  answers: {
    yes: 'Du kommer',
    later: 'Du kommer senere',
    maybe: 'Du kommer måske',
    no: 'Du kommer ikke',
    none: 'Du har ikke svaret',
  },
  turns: { host: 'Du er vært', cake: 'Du har kage med' },
};
