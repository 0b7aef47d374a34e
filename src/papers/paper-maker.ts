import type { Answerer, Beside } from '../platform/worker/beside.js';
import type { Paper } from './paper.js';

/** What makes a PDF of a paper, in whichever thread. */
export interface PaperMaker {
  draw(paper: Paper): Promise<Uint8Array>;
}

/** Under which the injector has it. */
export const PAPER_MAKER = Symbol('paper maker');

/** Papers drawn in the thread beside recording: measuring the letters of one takes its time. */
export class PapersBeside implements PaperMaker {
  constructor(private readonly beside: Beside) {}

  async draw(paper: Paper): Promise<Uint8Array> {
    const { answer } = await this.beside.ask('papers', paper);
    return answer as Uint8Array;
  }
}

/** Papers drawn in the thread that asks for them; what draws them is loaded with the first. */
export const PAPERS_HERE: PaperMaker = {
  draw: async (paper) => (await import('./drawing/draw-paper.js')).drawPaper(paper),
};

/** What draws them in the worker. */
export function answerPapers(): Answerer {
  return async (paper) => ({ answer: await PAPERS_HERE.draw(paper as Paper) });
}
