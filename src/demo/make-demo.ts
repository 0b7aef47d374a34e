import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Setup } from '../access/signing-in/setup.js';
import type { VerifyResult } from '../ledger/verify/verify-club.js';
import { giveChance } from '../platform/chance/source.js';
import type { Day } from '../values/day.js';
import { agendaOf, DemoDays } from './agenda.js';
import { foundClub } from './chapters/found-club.js';
import { DemoMoney } from './chapters/keep-money.js';
import { DemoApi } from './demo-api.js';
import { DemoChance } from './demo-chance.js';
import { found, type DemoClub } from './demo-club.js';

/**
 * Plays the two seasons of the demo into an empty service, the last evening on the day before today, and
 * proves the club. On one day it writes the same bytes every time.
 *
 * @param app initialised, with an empty database
 * @throws Error for a request that was refused, and for a club that is not proved
 */
export async function makeDemo(app: NestFastifyApplication, today: Day): Promise<DemoClub> {
  const days = new DemoDays(today);
  const chance = new DemoChance(new Date(`${days.of(0, -20)}T17:00:00Z`));
  const api = new DemoApi(app, chance);
  giveChance(chance);
  try {
    const setup = await app.get(Setup).link();
    if (setup === null) throw new Error('the demo needs an empty database');
    const yearStart = days.secondYear.slice('YYYY-'.length);
    const club = await foundClub(api, setup, days.firstYear, yearStart);
    for (const { happens } of agendaOf(api, club, new DemoMoney(api, club), days)) await happens();
    await prove(api, club);
    return club;
  } finally {
    giveChance(null);
  }
}

async function prove(api: DemoApi, club: DemoClub): Promise<void> {
  const as = found(club.tokens, 'auditor');
  const path = `${club.here}/verification`;
  const proof = await api.ask<VerifyResult>({ method: 'GET', path, as });
  if (!proof.ok) throw new Error(`the demo is not proved: ${JSON.stringify(proof)}`);
}
