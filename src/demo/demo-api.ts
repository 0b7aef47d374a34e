import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Day } from '../values/day.js';
import type { DemoChance } from './demo-chance.js';

/** A request to the service. */
export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  /** Below `/v1`. */
  readonly path: string;
  /** As JSON; bytes as they are. */
  readonly body?: object;
  /** The bearer token of who asks; null for nobody. */
  readonly as: string | null;
  readonly version?: number;
}

/** The API of a service that does not listen yet: every route with its guard, its checks and its use case. */
export class DemoApi {
  constructor(
    private readonly app: NestFastifyApplication,
    readonly chance: DemoChance,
  ) {}

  /** Sets the clock to a moment of a day, in UTC. */
  at(day: Day, time: string): void {
    this.chance.set(new Date(`${day}T${time}:00Z`));
  }

  /** Moves the clock on. */
  wait(minutes: number): void {
    this.chance.set(new Date(this.chance.now().getTime() + minutes * 60_000));
  }

  /**
   * Sends a request that must succeed; gives its answer.
   * @throws Error with the refusal
   */
  async ask<T>({ method = 'POST', path, body, as, version }: Asking): Promise<T> {
    const answer = await this.app.inject({
      method,
      url: `/v1${path}`,
      headers: {
        ...(as === null ? {} : { authorization: `Bearer ${as}` }),
        ...(body instanceof Uint8Array ? { 'content-type': 'application/octet-stream' } : {}),
        ...(method === 'GET' ? {} : { 'idempotency-key': this.chance.newId() }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(method === 'GET' ? {} : { payload: body ?? {} }),
    });
    if (answer.statusCode >= 400) {
      throw new Error(
        `the demo: ${method} ${path}: ${answer.body}\n${JSON.stringify(body ?? null)}`,
      );
    }
    return answer.json<T>();
  }
}
