import type { StepAnswer } from '../../evening/step-answer.js';
import { judge, LONGEST_WAIT_MS, waitAfter, type Answer, type Verdict } from '../judge.js';
import type { Waiting, WaitingState } from '../waiting.js';

/** Where steps wait: this device's database. */
export interface Queue {
  /** The first step of every session. */
  heads(): Promise<readonly Waiting[]>;
  /**
   * Marks that a step goes out now; from then on the service may have it.
   * @returns the step as it is now; null when it was taken out or is stuck
   */
  goesOut(id: number): Promise<Waiting | null>;
  /** Takes out a step that the service has, and keeps the table after it. */
  acknowledge(waiting: Waiting, answer: StepAnswer): Promise<void>;
  setState(id: number, state: WaitingState): Promise<void>;
}

/** The sender's means. */
export interface Outside {
  readonly queue: Queue;
  /** Whether a step is of the signed-in user: steps of somebody else wait for them. */
  isMine(waiting: Waiting): boolean;
  /** Sends a step; null when no answer comes. */
  post(waiting: Waiting): Promise<Answer>;
  /** Reads the page's token again. */
  renewToken(): Promise<void>;
  /** Whether the device has any network, as far as its system knows. */
  hasNetwork(): boolean;
  /** Shows when the next try begins, in milliseconds since 1970; null while none is planned. */
  showNextTry(at: number | null): void;
  /** Waits; ends early when the signal says so. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Nobody is signed in any more. */
  onSignedOut(): void;
  /** The evening of a step has moved on and should be read again. */
  onMoved(waiting: Waiting): void;
}

/**
 * Sends what waits, in the order in which it was tapped, one step of a session after the other. Only
 * one runs at a time (`start-sending.ts`); if ever two do, the keys see to it that nothing is
 * recorded twice.
 */
export class Sender {
  private awake = new AbortController();
  private failures = 0;

  constructor(private readonly outside: Outside) {}

  /** Looks again at once: something new waits, or the network is back. */
  wake(): void {
    this.failures = 0;
    this.awake.abort();
  }

  /** Sends until the signal says to stop; what is under way then is waited for. */
  async run(stop: AbortSignal): Promise<void> {
    const wake = () => {
      this.wake();
    };
    stop.addEventListener('abort', wake);
    while (!stop.aborted) {
      this.awake = new AbortController();
      const { signal } = this.awake;
      const pause = await this.sendHeads(stop).catch(() => {
        // The device's own database failed; what waits is still in it.
        this.failures += 1;
        return this.pauseAfterFailure();
      });
      if (pause === 0) continue;
      this.outside.showNextTry(Number.isFinite(pause) ? Date.now() + pause : null);
      await this.outside.sleep(pause, signal);
      this.outside.showNextTry(null);
    }
    stop.removeEventListener('abort', wake);
  }

  /** Sends the first step of every session. Returns how long to wait then, in milliseconds. */
  private async sendHeads(stop: AbortSignal): Promise<number> {
    const all = await this.outside.queue.heads();
    const heads = all.filter((one) => one.state.is === 'waiting' && this.outside.isMine(one));
    let pause = Infinity;
    for (const head of heads) {
      if (stop.aborted) return 0;
      const verdict = await this.sendOne(head.id);
      if (verdict?.do === 'retry' || verdict?.do === 'renew-token') {
        this.failures += 1;
        const after = verdict.do === 'retry' ? verdict.after : 0;
        pause = Math.min(pause, this.pauseAfterFailure(after));
      } else {
        this.failures = 0;
        // The next one of this session can go.
        pause = 0;
      }
    }
    return pause;
  }

  /**
   * How long to wait after a try that failed, in milliseconds. A device without a network waits for the
   * event that it has one again; the longest pause is for systems that report it wrongly.
   *
   * @param after the least wait that the service asked for, in seconds
   */
  private pauseAfterFailure(after = 0): number {
    return this.outside.hasNetwork() ? waitAfter(this.failures, after) : LONGEST_WAIT_MS;
  }

  private async sendOne(id: number): Promise<Verdict | null> {
    const { queue } = this.outside;
    const waiting = await queue.goesOut(id);
    if (waiting === null) return null;
    const verdict = judge(await this.outside.post(waiting));
    switch (verdict.do) {
      case 'acknowledge':
        await queue.acknowledge(waiting, verdict.answer);
        this.outside.onMoved(waiting);
        break;
      case 'ask':
        await queue.setState(id, {
          is: 'conflict',
          currentVersion: verdict.currentVersion,
          ...(verdict.isRestored ? { isRestored: true } : {}),
        });
        this.outside.onMoved(waiting);
        break;
      case 'refuse':
        await queue.setState(id, { is: 'refused', problem: verdict.problem });
        break;
      case 'sign-in':
        await queue.setState(id, { is: 'signed-out' });
        this.outside.onSignedOut();
        break;
      case 'renew-token':
        await this.outside.renewToken();
        break;
      case 'retry':
        break;
    }
    return verdict;
  }
}
