import type { ReadPool } from '../platform/database/pools.js';
import type { Answerer, Beside, Means } from '../platform/worker/beside.js';
import { readEvening, type EveningRequest, type EveningRead } from './evening/read-evening.js';
import type { Paper } from './paper.js';

/** The slow parts of making papers, in either thread. */
export interface PaperMaker {
  /** @returns a PDF */
  draw(paper: Paper): Promise<Uint8Array>;
  /** As `readEvening`. */
  evening(asked: EveningRequest): Promise<EveningRead>;
}

/** Under which the injector has it. */
export const PAPER_MAKER = Symbol('paper maker');

type Request =
  | { readonly kind: 'draw'; readonly paper: Paper }
  | { readonly kind: 'evening'; readonly asked: EveningRequest };

/** Papers made in the thread beside recording: measuring the letters of one takes its time. */
export class PapersBeside implements PaperMaker {
  constructor(private readonly beside: Beside) {}

  async draw(paper: Paper): Promise<Uint8Array> {
    return (await this.#ask({ kind: 'draw', paper })) as Uint8Array;
  }

  async evening(asked: EveningRequest): Promise<EveningRead> {
    return (await this.#ask({ kind: 'evening', asked })) as EveningRead;
  }

  async #ask(request: Request): Promise<unknown> {
    const { answer } = await this.beside.ask('papers', request);
    return answer;
  }
}

/** Papers made in the thread that asks for them. */
export class PapersHere implements PaperMaker {
  constructor(private readonly database: ReadPool) {}

  async draw(paper: Paper): Promise<Uint8Array> {
    // Loaded with the first paper.
    const { drawPaper } = await import('./drawing/draw-paper.js');
    return drawPaper(paper);
  }

  evening(asked: EveningRequest): Promise<EveningRead> {
    return readEvening(this.database, asked);
  }
}

/** Answers the requests for papers in the worker. */
export function answerPapers({ pool }: Means): Answerer {
  const papers = new PapersHere({ pool });
  return async (asked) => {
    const request = asked as Request;
    return {
      answer:
        request.kind === 'draw'
          ? await papers.draw(request.paper)
          : await papers.evening(request.asked),
    };
  };
}
