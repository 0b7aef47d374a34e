import type { ServerResponse } from 'node:http';
import {
  applyDecorators,
  Injectable,
  SetMetadata,
  StreamableFile,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { finalize, tap, type Observable } from 'rxjs';
import { callerOf, type Caller, type Guarded } from '../../../people/caller.js';
import { whileThere } from './client-gone.js';
import { Places, type Most } from './places.js';
import type { ParamsFor } from '../../../problems/reasons.js';
import { Problem } from '../problem/problem.js';

/** Work that is bounded: a connection for as long as its reader takes, or heavy work. */
export interface BoundedWork {
  /** By which a refusal names it. */
  readonly name: ParamsFor<'share-used-up'>['of'];
  /** Under way at once. */
  readonly running: Most;
  /** In the queue beside them. */
  readonly waiting: Most;
  readonly patienceMs: number;
}

/** A screen of the app asks for a few of them, and all devices of a club for the same at once. */
export const HEAVY_READS: BoundedWork = {
  name: 'heavy-reads',
  // The thread beside has connections for so many (`worker/beside.ts`).
  running: { all: 6, firsts: 8, club: 3, user: 2 },
  waiting: { all: 200, firsts: 100, club: 40, user: 10 },
  patienceMs: 10_000,
};

type Who = Pick<Caller, 'token' | 'user' | 'device' | 'club'>;

interface Waiter {
  readonly who: Who;
  readonly go: (leave: () => void) => void;
}

/** Lets so much run at once, of all, of a club and of a user; what is beyond waits a little. */
class Turnstile {
  readonly #running: Places;
  readonly #waiting: Places;
  readonly #queue = new Set<Waiter>();

  constructor(private readonly work: BoundedWork) {
    this.#running = new Places(work.running);
    this.#waiting = new Places(work.waiting);
  }

  /**
   * Waits for its turn. A caller that goes away meanwhile leaves the queue to others.
   * @param answer closes when the caller is gone
   * @returns ends it
   * @throws Problem `too-many-requests` where the queue is full for them, or it took too long, or
   *   nobody waits any more
   */
  async enter(who: Who, answer: ServerResponse): Promise<() => void> {
    if (answer.closed) throw this.#refusal();
    const leave = this.#take(who);
    if (leave !== null) return leave;
    const giveBack = this.#waiting.take(who);
    if (giveBack === null) throw this.#refusal();
    return new Promise((resolve, reject) => {
      const outOfQueue = (): void => {
        clearTimeout(late);
        answer.off('close', giveUp);
        this.#queue.delete(waiter);
        giveBack();
      };
      const giveUp = (): void => {
        outOfQueue();
        reject(this.#refusal());
      };
      const waiter: Waiter = {
        who,
        go: (end) => {
          outOfQueue();
          resolve(end);
        },
      };
      const late = setTimeout(giveUp, this.work.patienceMs);
      answer.once('close', giveUp);
      this.#queue.add(waiter);
    });
  }

  #take(who: Who): (() => void) | null {
    const giveBack = this.#running.take(who);
    if (giveBack === null) return null;
    return () => {
      giveBack();
      this.#next();
    };
  }

  /** In the order in which they came, but for those whose share is used up. */
  #next(): void {
    for (const waiter of this.#queue) {
      const leave = this.#take(waiter.who);
      if (leave !== null) waiter.go(leave);
    }
  }

  #refusal(): Problem {
    const wait = Math.ceil(this.work.patienceMs / 1000);
    return new Problem('share-used-up', { of: this.work.name, wait }, { retryAfter: wait });
  }
}

/** The key of what is bounded about a route, among its metadata. */
export const AT_ONCE = Symbol('what is bounded');

/** Guards the marked routes; one for all of them, so that they count together. */
@Injectable()
export class AtOnceInterceptor implements NestInterceptor {
  readonly #turnstiles = new Map<BoundedWork, Turnstile>();

  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const work = this.reflector.get<BoundedWork>(AT_ONCE, context.getHandler());
    const http = context.switchToHttp();
    const answer = http.getResponse<FastifyReply>().raw;
    const leave = await this.#turnstileOf(work).enter(callerOf(http.getRequest<Guarded>()), answer);
    let isStreamed = false;
    // Work for a client that goes away is broken off where that can be, which frees its place.
    const gone = new AbortController();
    answer.once('close', () => {
      gone.abort();
    });
    return whileThere(gone.signal, () => next.handle()).pipe(
      tap((answer) => {
        if (!(answer instanceof StreamableFile)) return;
        isStreamed = true;
        answer.getStream().once('close', leave);
      }),
      finalize(() => {
        if (!isStreamed) leave();
      }),
    );
  }

  #turnstileOf(work: BoundedWork): Turnstile {
    const turnstile = this.#turnstiles.get(work) ?? new Turnstile(work);
    this.#turnstiles.set(work, turnstile);
    return turnstile;
  }
}

/** Bounds how much of a route runs at once, for each club and user: docs/operations/network.md, What is limited. */
export const AtOnce = (work: BoundedWork) =>
  applyDecorators(SetMetadata(AT_ONCE, work), UseInterceptors(AtOnceInterceptor));
