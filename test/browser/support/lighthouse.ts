import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import type { BrowserContext } from 'playwright-core';
import { packageRoot } from '../../../src/platform/package-root.js';
import { playClub } from '../../support/api/played-club.js';
import { openHouse, openMembers, openTablet, SIZES, type House } from './house.js';

/** Lighthouse by its own command, in a tab of the browser that the house has open. */

/**
 * How a screen is looked at. The tablet lies on the table, in the club's own Wi-Fi: Lighthouse's desktop
 * preset (10 Mbit/s, 40 ms, the machine as it is) on a screen of the tablet's size. The phone is
 * Lighthouse's own: a slow 4G, and a processor four times as slow.
 */
const SIGHTS = {
  tablet: [
    '--preset=desktop',
    `--screenEmulation.width=${SIZES.tablet.width}`,
    `--screenEmulation.height=${SIZES.tablet.height}`,
    '--screenEmulation.deviceScaleFactor=2',
  ],
  phone: ['--form-factor=mobile'],
} as const;

type Category = 'accessibility' | 'performance';

/** The verdict of Lighthouse on a screen. */
export interface Judged {
  /** 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /**
   * The audits that keep a score from being whole, the weightiest first: `total-blocking-time 84 (180
   * ms)`.
   */
  readonly lacks: readonly string[];
}

interface Look {
  readonly device: BrowserContext;
  readonly path: string;
  readonly sight: keyof typeof SIGHTS;
  readonly categories: readonly Category[];
}

/** A club that plays, and Lighthouse to look at it. */
export interface LookedAt {
  readonly house: House;
  /** The table of the evening that is going on, as the club's tablet has it. */
  readonly table: Pick<Look, 'device' | 'path'>;
  /** Where a member begins. */
  readonly start: Pick<Look, 'device' | 'path'>;
  judge(look: Look): Promise<Judged>;
}

export async function openToLighthouse(): Promise<LookedAt> {
  const port = await freePort();
  const house = await openHouse({
    isKept: true,
    flags: [`--remote-debugging-port=${port}`, '--accept-lang=da-DK'],
  });
  const { club, members, open } = await playClub(house.base);
  const here = { ...house, club };
  return {
    house,
    table: { device: await openTablet(here), path: `/clubs/${club}/sessions/${open}/table` },
    start: { device: await openMembers(here, members[0] ?? ''), path: `/clubs/${club}` },
    judge: (look) => judge(house.base, port, look),
  };
}

const COMMAND = join(packageRoot(), 'node_modules', '.bin', 'lighthouse');
/** A result has pictures of the screen in it. */
const LONGEST_BYTES = 100_000_000;

async function judge(base: string, port: number, look: Look): Promise<Judged> {
  const cookies = await look.device.cookies(base);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { stdout } = await promisify(execFile)(
    COMMAND,
    [
      base + look.path,
      `--port=${port}`,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${look.categories.join(',')}`,
      `--extra-headers=${JSON.stringify({ cookie })}`,
      ...SIGHTS[look.sight],
    ],
    { maxBuffer: LONGEST_BYTES },
  );
  const result = JSON.parse(stdout) as Result;
  // Somewhere else, or an error, would be a fine screen too.
  if (new URL(result.finalDisplayedUrl).pathname !== look.path || result.runtimeError) {
    throw new Error(`${result.finalDisplayedUrl}: ${result.runtimeError?.message ?? 'elsewhere'}`);
  }
  return { scores: scoresOf(result), lacks: lacksOf(result) };
}

function scoresOf({ categories }: Result): Judged['scores'] {
  const scores = Object.entries(categories).map(([id, { score }]) => [id, (score ?? 0) * 100]);
  return Object.fromEntries(scores) as Judged['scores'];
}

function lacksOf({ categories, audits }: Result): readonly string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ id }) => {
      const score = Math.round((audits[id]?.score ?? 0) * 100);
      return `${id} ${score} (${audits[id]?.displayValue ?? ''})`;
    });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
