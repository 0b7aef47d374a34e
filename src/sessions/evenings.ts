import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import type { ReadPool } from '../platform/database/pools.js';
import type { Pool } from 'pg';
import { BESIDE, type Answerer, type Beside } from '../platform/worker/beside.js';
import { previewCorrection } from './corrections/preview-correction.js';
import { readCorrections, readRevisions } from './corrections/read-corrections.js';
import { readHand, readHands } from './hands/read-hand.js';
import { areLong } from './long-evenings.js';
import { readMovements } from './movements.js';
import { readSteps } from './steps/read-steps.js';
import { readUnderRules } from './what-if/under-book.js';
import { readClosingStatement } from './table/closing-statement.js';

/** The reads of an evening that fold all of it. */
const READS = {
  closingStatement: readClosingStatement,
  corrections: readCorrections,
  hand: readHand,
  hands: readHands,
  movements: readMovements,
  preview: previewCorrection,
  revisions: readRevisions,
  steps: readSteps,
  underRules: readUnderRules,
};

type Reads = typeof READS;
type What = keyof Reads;
/** The club, the session or sessions and further arguments of a read. */
type Of<W extends What> = Parameters<Reads[W]> extends [ReadPool, ...infer Rest] ? Rest : never;
type Answer<W extends What> = ReturnType<Reads[W]>;

interface Request {
  readonly what: What;
  readonly of: readonly unknown[];
}

/**
 * Evenings, folded: a long one in the thread beside recording, and any other in this one, where that
 * takes less than the way to the other and back.
 */
@Injectable()
export class Evenings {
  constructor(
    private readonly database: Database,
    @Inject(BESIDE) private readonly beside: Beside | null,
  ) {}

  /** Reads something of an evening, and throws as what reads it does. */
  async read<W extends What>(what: W, ...of: Of<W>): Promise<Awaited<Answer<W>>> {
    const [clubId, ids] = of as readonly unknown[] as readonly [string, string | readonly string[]];
    const sessions = typeof ids === 'string' ? [ids] : ids;
    if (this.beside === null || !(await areLong(this.database, clubId, sessions))) {
      return readHere(this.database, what, of);
    }
    const request: Request = { what, of };
    const { answer } = await this.beside.ask('evenings', clubId, request);
    return answer as Awaited<Answer<W>>;
  }
}

/** Answers the requests for evenings in the worker. */
export function answerEvenings(pool: Pool): Answerer {
  return async (asked) => {
    const { what, of } = asked as Request;
    return { answer: await readHere({ pool }, what, of as Of<typeof what>) };
  };
}

async function readHere<W extends What>(
  database: ReadPool,
  what: W,
  of: Of<W>,
): Promise<Awaited<Answer<W>>> {
  const read = READS[what] as unknown as (database: ReadPool, ...of: Of<W>) => Answer<W>;
  return await read(database, ...of);
}
