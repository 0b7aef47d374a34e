/** Days that a season may have, both with them, as `YYYY-MM-DD` where the club is. */
export interface Proposal {
  readonly kind: 'spring' | 'autumn' | 'year';
  /** The usual name of the year: `2026`, or `2026/27`. */
  readonly label: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

interface Running {
  /** Today, where the club is. */
  readonly today: string;
  /** The fiscal years of the club, with that of today. */
  readonly years: readonly {
    readonly label: string;
    readonly firstDay: string;
    readonly lastDay: string;
  }[];
}

const JULY = 7;

/** The usual seasons: the running half year, and the running fiscal year. */
export function proposalsOf({ today, years }: Running): readonly Proposal[] {
  const year = years.find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
  return [
    halfYearOf(today),
    ...(year === undefined
      ? []
      : [
          {
            kind: 'year' as const,
            label: year.label,
            firstDay: year.firstDay,
            lastDay: year.lastDay,
          },
        ]),
  ];
}

function halfYearOf(day: string): Proposal {
  const label = day.slice(0, 4);
  return Number(day.slice(5, 7)) < JULY
    ? { kind: 'spring', label, firstDay: `${label}-01-01`, lastDay: `${label}-06-30` }
    : { kind: 'autumn', label, firstDay: `${label}-07-01`, lastDay: `${label}-12-31` };
}
