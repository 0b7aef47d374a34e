import { dayAfter, dayBefore, plusDays, type Day } from '../values/day.js';
import { disputeFine, type Ending } from './chapters/dispute-fines.js';
import type { DemoMoney } from './chapters/keep-money.js';
import { DemoGuests } from './chapters/have-guests.js';
import { DemoSeasons } from './chapters/keep-seasons.js';
import { planEvenings } from './chapters/plan-evenings.js';
import { playEvening, type PlayedEvening } from './chapters/play-evening.js';
import type { DemoApi } from './demo-api.js';
import type { DemoClub } from './demo-club.js';

const EVENINGS = 26;
const APART_DAYS = 14;
/** The first evening of the second season. */
const SECOND = 13;

/** The evenings at which a guest plays; one of them is there twice. */
const GUESTS = [
  [6, 'Jørgen'],
  [19, 'Inger'],
  [24, 'Inger'],
] as const;

/** Something that happens on a day. */
interface Item {
  readonly day: Day;
  readonly happens: () => Promise<unknown>;
}

/** The days of the demo: its evenings are a fortnight apart, the last one is yesterday. */
export class DemoDays {
  constructor(private readonly today: Day) {}

  /** Days after an evening; below 0, before it. */
  of(evening: number, later = 0): Day {
    const days = -1 - APART_DAYS * (EVENINGS - 1 - evening) + later;
    return plusDays(this.today, days);
  }

  /** The first day of the second fiscal year: the first one is over when the second season begins. */
  get secondYear(): Day {
    return `${this.of(SECOND).slice(0, 'YYYY-MM'.length)}-01`;
  }

  get firstYear(): Day {
    return `${Number(this.secondYear.slice(0, 4)) - 1}${this.secondYear.slice(4)}`;
  }
}

/** All that happens in the club, in the order of its days. A further chapter is one more item. */
export function agendaOf(api: DemoApi, club: DemoClub, money: DemoMoney, days: DemoDays): Item[] {
  const seasons = new DemoSeasons(api, club);
  const [first, second] = [
    { name: 'Første sæson', firstDay: days.of(0, -7), lastDay: days.of(SECOND, -8) },
    { name: 'Anden sæson', firstDay: days.of(SECOND, -7), lastDay: days.of(EVENINGS + 3) },
  ] as const;
  const planned = {
    first: days.of(EVENINGS),
    second: days.of(EVENINGS + 1),
    third: days.of(EVENINGS + 2),
    last: days.of(EVENINGS + 5),
  };
  const on = (day: Day, happens: (day: Day) => Promise<unknown>): Item => {
    return { day, happens: () => happens(day) };
  };
  const items = [
    on(days.of(0, -15), (day) => money.open(day, days.firstYear)),
    on(days.of(0, -10), (day) =>
      money.dues(day, days.of(2), `Kontingent ${days.firstYear.slice(0, 4)}`, ['Frode']),
    ),
    on(days.of(0, -8), (day) => seasons.open(day, first)),
    on(days.of(5, 3), (day) => money.expenses(day)),
    on(days.of(8, 3), (day) => money.income(day)),
    on(days.of(SECOND - 1, 3), (day) => money.settle(day, 0)),
    on(days.of(SECOND, -7), (day) => seasons.close(day, first.name)),
    on(days.of(SECOND, -7), (day) => seasons.open(day, second)),
    on(days.of(SECOND, 3), (day) => money.closeYear(days.firstYear, day)),
    on(days.of(SECOND, 5), (day) =>
      money.dues(day, days.of(SECOND + 2), `Kontingent ${days.secondYear.slice(0, 4)}`, ['Else']),
    ),
    on(days.of(EVENINGS - 2, 3), (day) => money.settle(day, 2)),
    on(days.of(EVENINGS - 2, 5), (day) => money.report(day, 20_000)),
    on(days.of(SECOND, 2), (day) =>
      money.reconcile(day, days.of(SECOND), dayBefore(days.secondYear)),
    ),
    on(days.of(EVENINGS - 3, 2), (day) => money.reconcile(day, days.of(EVENINGS - 3))),
    on(days.of(EVENINGS - 2, 6), (day) => planEvenings(api, club, day, planned)),
    ...evenings(api, club, days),
  ];
  return items.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** The evenings, each with a dispute on the day after where one of them has a fine for it. */
function evenings(api: DemoApi, club: DemoClub, days: DemoDays): Item[] {
  const guests = new DemoGuests(api, club);
  const endings: Ending[] = ['uphold', 'overturn', null];
  return Array.from({ length: EVENINGS }, (_, number) => number).flatMap((number) => {
    const day = days.of(number);
    let evening: PlayedEvening | null = null;
    const played: Item = {
      day,
      happens: async () => {
        const guest = GUESTS.find(([of]) => of === number)?.[1];
        const id = guest === undefined ? undefined : await guests.of(day, guest);
        evening = await playEvening(api, club, day, number, id);
      },
    };
    const disputed: Item = {
      day: dayAfter(day),
      happens: async () => {
        const [ending] = endings;
        const isFree = ending !== null || number > SECOND;
        if (evening === null || ending === undefined || !isFree) return;
        if (await disputeFine(api, club, evening, dayAfter(day), ending)) endings.shift();
      },
    };
    return number === EVENINGS - 1 ? [played] : [played, disputed];
  });
}
