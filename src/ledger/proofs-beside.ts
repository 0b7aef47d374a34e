import { streamFrom } from '../platform/worker/lazy-worker.js';
import type { Answerer, Beside, Means } from '../platform/worker/beside.js';
import type { KeptHead } from './log/head-text.js';
import { ProofsHere, type ClubFile, type Proofs } from './proofs.js';
import type { NewReplayer } from './verify/replayer.js';
import type { VerifyResult } from './verify/verify-club.js';

type Request =
  | { readonly kind: 'verify'; readonly clubId: string; readonly until: KeptHead | null }
  | { readonly kind: 'export'; readonly clubId: string };

/** Proofs made in a thread of lower priority, beside recording. */
export class ProofsBeside implements Proofs {
  constructor(private readonly beside: Beside) {}

  async verify(clubId: string, until: KeptHead | null): Promise<VerifyResult> {
    const { answer } = await this.#ask({ kind: 'verify', clubId, until });
    return answer as VerifyResult;
  }

  async export(clubId: string): Promise<ClubFile> {
    const { answer, port } = await this.#ask({ kind: 'export', clubId });
    return { fileName: answer as string, stream: streamFrom(port) };
  }

  #ask(request: Request) {
    return this.beside.ask('proofs', request);
  }
}

/** Answers the requests for proofs in the worker. */
export function answerProofs({ pool, turns }: Means, newReplayer: NewReplayer): Answerer {
  const proofs = new ProofsHere(pool, newReplayer, turns);
  return async (asked) => {
    const request = asked as Request;
    if (request.kind === 'verify') {
      return { answer: await proofs.verify(request.clubId, request.until) };
    }
    const { fileName, stream } = await proofs.export(request.clubId);
    return { answer: fileName, stream };
  };
}
