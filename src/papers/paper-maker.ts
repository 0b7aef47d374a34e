import { withoutPause, type Pause } from '../platform/worker/slices.js';
import type { ReadPool } from '../platform/database/pools.js';
import type { Pool } from 'pg';
import type { Answerer, Beside } from '../platform/worker/beside.js';
import { readEvening, type EveningRequest, type EveningRead } from './evening/read-evening.js';
import type { Paper } from './paper.js';

/** The slow parts of making papers, in either thread. */
export interface PaperMaker {
  /** @returns a PDF */
  draw(clubId: string, paper: Paper): Promise<Uint8Array>;
  /** As `readEvening`. */
  evening(asked: EveningRequest): Promise<EveningRead>;
}

/** Under which the injector has it. */
export const PAPER_MAKER = Symbol('paper maker');

type Request =
  | { readonly kind: 'draw'; readonly clubId: string; readonly paper: Paper }
  | { readonly kind: 'evening'; readonly asked: EveningRequest };

/** Papers made in the thread beside recording: measuring the letters of one takes its time. */
export class PapersBeside implements PaperMaker {
  constructor(private readonly beside: Beside) {}

  async draw(clubId: string, paper: Paper): Promise<Uint8Array> {
    return (await this.#ask({ kind: 'draw', clubId, paper })) as Uint8Array;
  }

  async evening(asked: EveningRequest): Promise<EveningRead> {
    return (await this.#ask({ kind: 'evening', asked })) as EveningRead;
  }

  async #ask(request: Request): Promise<unknown> {
    const club = request.kind === 'draw' ? request.clubId : request.asked.of.clubId;
    const { answer } = await this.beside.ask('papers', club, request);
    return answer;
  }
}

/** Papers made in the thread that asks for them. */
export class PapersHere implements PaperMaker {
  /** @param pause lets others have the thread while a long paper is drawn */
  constructor(
    private readonly database: ReadPool,
    private readonly pause: Pause = withoutPause,
  ) {}

  async draw(_clubId: string, paper: Paper): Promise<Uint8Array> {
    // Loaded with the first paper.
    const { drawPaper } = await import('./drawing/draw-paper.js');
    return drawPaper(paper, this.pause);
  }

  evening(asked: EveningRequest): Promise<EveningRead> {
    return readEvening(this.database, asked);
  }
}

/** Answers the requests for papers in the worker. */
export function answerPapers(pool: Pool): Answerer {
  return async (asked, { pause }) => {
    const papers = new PapersHere({ pool }, pause);
    const request = asked as Request;
    return {
      answer:
        request.kind === 'draw'
          ? await papers.draw(request.clubId, request.paper)
          : await papers.evening(request.asked),
    };
  };
}
