import type { MemberView } from '../../clubs/view.js';
import type { Day } from '../../values/day.js';
import type { DemoApi } from '../demo-api.js';
import { found, type DemoClub } from '../demo-club.js';

/** The guests of the club, each added on the first evening at which they play. */
export class DemoGuests {
  readonly #ids = new Map<string, string>();

  constructor(
    private readonly api: DemoApi,
    private readonly club: DemoClub,
  ) {}

  /** The id of a guest by name. */
  async of(day: Day, name: string): Promise<string> {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.api.at(day, '17:20');
    const as = found(this.club.tokens, 'secretary');
    const path = `${this.club.here}/guests`;
    const { id } = await this.api.ask<MemberView>({ path, body: { name }, as });
    this.#ids.set(name, id);
    return id;
  }
}
