import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { InUseError } from './start-error.js';

/** 'kopperne' as a number: the advisory lock that the one service of a data directory holds. */
const CLAIM = '7741043220';
const WAIT_MS = 1_500;

/**
 * The claim of this process on the embedded server. It is a lock in the server itself, so it ends
 * with our connection however we end, and no file can be left behind.
 */
export class Claim {
  private constructor(
    private readonly client: pg.Client,
    /** Resolves when the connection is lost without our doing. */
    readonly lost: Promise<void>,
  ) {}

  /** @throws InUseError when another service works with this database. */
  static async make(connection: pg.ClientConfig, dataDir: string): Promise<Claim> {
    const client = new pg.Client({
      ...connection,
      keepAlive: true,
      application_name: `kopperne service ${process.pid}`,
    });
    client.on('error', () => undefined);
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve);
    });
    await client.connect();
    // A killed service's connection takes the server a moment to notice.
    const deadline = performance.now() + WAIT_MS;
    do {
      const sql = `SELECT pg_try_advisory_lock(${CLAIM}) AS taken`;
      const { rows } = await client.query<{ taken: boolean }>(sql);
      if (rows[0]?.taken === true) return new Claim(client, lost);
      await delay(200);
    } while (performance.now() < deadline);
    const holder = await holderOf(client);
    await client.end();
    throw new InUseError(
      `Another Kopperne ${holder}runs on the data directory ${dataDir} already. ` +
        'Stop it first, or set DATA_DIR and PORT to others.',
    );
  }

  async release(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT activity.application_name AS name
       FROM pg_locks AS held JOIN pg_stat_activity AS activity USING (pid)
      WHERE held.locktype = 'advisory' AND held.granted
        AND (held.classid::int8 << 32 | held.objid::int8) = ${CLAIM}`,
  );
  const pid = /^kopperne service (\d+)$/.exec(rows[0]?.name ?? '')?.[1];
  return pid === undefined ? '' : `(process ${pid}) `;
}
