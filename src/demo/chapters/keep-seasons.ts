import type { Day } from '../../values/day.js';
import type { DemoApi } from '../demo-api.js';
import { found, type DemoClub } from '../demo-club.js';

const RULE = {
  by: 'points',
  best: 8,
  least: 3,
  ties: ['evenings-won', 'best-evening'],
  guests: false,
  notPlayed: null,
};

/** The seasons of the club as the secretary keeps them. */
export class DemoSeasons {
  readonly #ids = new Map<string, string>();

  constructor(
    private readonly api: DemoApi,
    private readonly club: DemoClub,
  ) {}

  async open(
    day: Day,
    season: { readonly name: string; readonly firstDay: Day; readonly lastDay: Day },
  ): Promise<void> {
    this.api.at(day, '15:00');
    const asked = { path: this.#path(), body: { ...season, rule: RULE }, as: this.#secretary() };
    this.#ids.set(season.name, (await this.api.ask<{ id: string }>(asked)).id);
  }

  async close(day: Day, name: string): Promise<void> {
    this.api.at(day, '15:00');
    const path = `${this.#path()}/${found(this.#ids, name)}`;
    const as = this.#secretary();
    const { version } = await this.api.ask<{ version: number }>({ method: 'GET', path, as });
    await this.api.ask({ path: `${path}/close`, as, version });
  }

  #path(): string {
    return `${this.club.here}/seasons`;
  }

  #secretary(): string {
    return found(this.club.tokens, 'secretary');
  }
}
