import type { Logger } from '../platform/logging.js';

/** Looks for work again and again, one look after the other, until it is stopped. */
export class Looking {
  readonly #ending = new AbortController();
  #running: Promise<void> | null = null;
  #endRest: () => void = () => undefined;
  #isWoken = false;

  /** @param restMs from one look to the next, unless it is woken */
  constructor(
    private readonly restMs: number,
    private readonly look: () => Promise<void>,
    private readonly logger: Logger,
  ) {}

  /** Aborted when it is stopped. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  get isOver(): boolean {
    return this.#ending.signal.aborted;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Ends after the look that is under way. */
  async stop(): Promise<void> {
    this.#ending.abort();
    this.wake();
    await this.#running;
  }

  /** Looks again at once. */
  wake(): void {
    this.#isWoken = true;
    this.#endRest();
  }

  async #run(): Promise<void> {
    while (!this.isOver) {
      try {
        await this.look();
      } catch (error) {
        // The database is away for a moment; nothing is decided or lost meanwhile.
        this.logger.warn({ err: error }, 'could not look for deliveries');
      }
      await this.#rest();
    }
  }

  async #rest(): Promise<void> {
    if (!this.#isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.restMs);
        this.#endRest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isWoken = false;
  }
}
