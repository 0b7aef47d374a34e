import type { Pool } from 'pg';
import { readExaminations } from '../../clubs/read-examinations.js';

/** A signature that holds or held, with the vouchers that its auditor looked at. */
interface LookedAt {
  readonly event: number;
  readonly time: string;
  readonly actor: string;
  readonly vouchers: ReadonlySet<number>;
}

/** The signatures of auditors with the vouchers they looked at, without those that were withdrawn. */
export async function readLookedAt(pool: Pool, clubId: string): Promise<readonly LookedAt[]> {
  const { examinations } = await readExaminations(pool, clubId);
  return examinations.flatMap(({ event, time, actor, looked, withdrawn }) => {
    if (looked === null || withdrawn !== null) return [];
    return [{ event, time, actor, vouchers: new Set(looked.map(({ voucher }) => voucher)) }];
  });
}
