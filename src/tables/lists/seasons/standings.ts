import { readSeasonAt } from '../../../seasons/seasons/read-seasons.js';
import { readStandings } from '../../../seasons/standings/read-standings.js';
import type { MemberStanding } from '../../../seasons/standings/standings.view.js';
import { readHead } from '../../../seasons/statistics/read/read-head.js';
import { sightOf, type SeenBy } from '../../../seasons/who-sees.js';
import type { Day } from '../../../values/day.js';
import {
  inMoney,
  inPoints,
  POINTS,
  type Reading,
  type ListTable,
  unitColumn,
} from '../../table.js';

/** As of which event; the last one there is when left out. */
interface AtHead {
  readonly head?: number | undefined;
  readonly by: SeenBy;
}

/** A member's place in the standings, with the deciding tie-break. */
interface Standing extends MemberStanding {
  readonly season: string;
  readonly isByMoney: boolean;
}

/** The standings of a season, as `…/standings` has them. */
export const standings: ListTable<Standing, AtHead> = {
  name: 'standings',
  columns: [
    { key: 'rank', type: 'number', value: ({ rank }) => rank },
    {
      key: 'player',
      type: 'text',
      value: ({ member }, { nameOf }) => nameOf(member),
    },
    {
      key: 'total',
      type: 'amount',
      value: ({ total, isByMoney }, about) => {
        if (total === null) return null;
        return isByMoney ? inMoney(total, about) : inPoints(total);
      },
    },
    unitColumn(({ isByMoney }, { currency }) => (isByMoney ? currency : POINTS)),
    { key: 'counted', type: 'number', value: ({ counted }) => counted },
    { key: 'played', type: 'number', value: ({ played }) => played },
    { key: 'hands', type: 'number', value: ({ hands }) => hands },
    { key: 'points', type: 'amount', value: ({ points }) => inPoints(points) },
    {
      key: 'money',
      type: 'amount',
      value: ({ money }, about) => (money === null ? null : inMoney(money, about)),
    },
    { key: 'currency', type: 'text', value: (_, { currency }) => currency },
    { key: 'rank_before', type: 'number', value: ({ rankBefore }) => rankBefore },
    {
      key: 'unranked',
      type: 'code',
      value: ({ why }) => why,
      word: (code, { codes }) => codes.unranked[code],
    },
    { key: 'season', type: 'text', value: ({ season }) => season },
    { key: 'player_id', type: 'text', value: ({ member }) => member },
  ],
  pages: standingPages,
  days: seasonDays,
};

/** A season has as many members as its club: they are one page. */
async function* standingPages({
  database,
  turns,
  about: { clubId, head, language },
  of: { seasonId = '' },
  query,
}: Reading<AtHead>): AsyncGenerator<readonly Standing[]> {
  const { season, rows } = await turns(async () => {
    const at = await readHead(database, clubId, query.head ?? head.seq);
    const sight = await sightOf(database, clubId, query.by);
    return readStandings(database, at, { season: seasonId, language, sight });
  });
  const isByMoney = season.rule.by === 'money';
  yield rows.map((row) => ({ ...row, season: seasonId, isByMoney }));
}

/** Its file sorts by the days of the season. */
async function seasonDays({
  database,
  about: { clubId, head },
  of: { seasonId = '' },
  query,
}: Reading<AtHead>): Promise<readonly Day[]> {
  const at = await readHead(database, clubId, query.head ?? head.seq);
  const { now } = await readSeasonAt(database, at, seasonId);
  return [now.firstDay, now.lastDay];
}
