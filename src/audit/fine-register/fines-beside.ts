import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Pool } from 'pg';
import { BESIDE, type Answerer, type Beside } from '../../platform/worker/beside.js';
import { areLong } from '../../sessions/long-evenings.js';
import { readFineRegister, registerFines, type FineRow, type FindFines } from './fine-register.js';
import type { FineRegisterQuery } from './query.js';
import type { FineRegisterPage, RegisteredFineView } from './view.js';

interface Request {
  readonly clubId: string;
  readonly rows: readonly FineRow[];
}

/** The fine register. The evenings of a page are folded in the thread beside recording when they are long. */
@Injectable()
export class FineRegister {
  constructor(
    private readonly database: Database,
    @Inject(BESIDE) private readonly beside: Beside | null,
  ) {}

  /** As `readFineRegister`. */
  read(clubId: string, query: FineRegisterQuery): Promise<FineRegisterPage> {
    return readFineRegister(this.database, clubId, query, this.#find);
  }

  readonly #find: FindFines = async (clubId, rows) => {
    const sessions = [...new Set(rows.map(({ session }) => session))];
    if (this.beside === null || !(await areLong(this.database, clubId, sessions))) {
      return registerFines(this.database, clubId, rows);
    }
    const request: Request = { clubId, rows };
    const { answer } = await this.beside.ask('fines', clubId, request);
    return answer as readonly RegisteredFineView[];
  };
}

/** Answers the requests for fines in the worker. */
export function answerFines(pool: Pool): Answerer {
  return async (asked) => {
    const { clubId, rows } = asked as Request;
    return { answer: await registerFines({ pool }, clubId, rows) };
  };
}
