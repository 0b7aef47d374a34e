import { streamFrom } from '../platform/worker/lazy-worker.js';
import type { Pool } from 'pg';
import type { Answerer, Beside } from '../platform/worker/beside.js';
import type { KeptHead } from './log/head-text.js';
import type { PayloadLeft } from './log/taking-out.js';
import type { RowsLeft } from './taking-out/rows-left.js';
import { ProofsHere, type ClubFile, type Proofs } from './proofs.js';
import type { NewReplayer } from './verify/replayer.js';
import type { VerifyResult } from './verify/verify-club.js';

type Request =
  | { readonly kind: 'verify'; readonly clubId: string; readonly until: KeptHead | null }
  | { readonly kind: 'export'; readonly clubId: string }
  | {
      readonly kind: 'rows-left';
      readonly clubId: string;
      readonly payloads: readonly PayloadLeft[];
    };

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

  async rowsLeft(clubId: string, payloads: readonly PayloadLeft[]): Promise<RowsLeft> {
    const { answer } = await this.#ask({ kind: 'rows-left', clubId, payloads });
    return answer as RowsLeft;
  }

  #ask(request: Request) {
    return this.beside.ask('proofs', request.clubId, request);
  }
}

/** Answers the requests for proofs in the worker. */
export function answerProofs(pool: Pool, newReplayer: NewReplayer): Answerer {
  return async (asked, { turns }) => {
    const proofs = new ProofsHere(pool, newReplayer, turns);
    const request = asked as Request;
    if (request.kind === 'verify') {
      return { answer: await proofs.verify(request.clubId, request.until) };
    }
    if (request.kind === 'rows-left') {
      return { answer: await proofs.rowsLeft(request.clubId, request.payloads) };
    }
    const { fileName, stream } = await proofs.export(request.clubId);
    return { answer: fileName, stream };
  };
}
