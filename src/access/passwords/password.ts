import { Inject, Injectable } from '@nestjs/common';
import argon2, { type HashOptions } from 'argon2';
import type { PasswordCost } from '../../platform/password-cost.js';
import { PASSWORD_COST } from '../../platform/tokens.js';

/** Hashes passwords, and compares with hashes. */
@Injectable()
export class Passwords {
  readonly #options: HashOptions;
  /** The hash that is made now, and those that wait behind it. */
  #last: Promise<unknown> = Promise.resolve();
  /** The sign-in that is under way, and those that wait behind it. */
  #lastSignIn: Promise<unknown> = Promise.resolve();
  /** A hash that nobody knows a password of. */
  readonly #nobodys: Promise<string>;

  constructor(@Inject(PASSWORD_COST) { memoryKiB, passes }: PasswordCost) {
    this.#options = {
      type: argon2.argon2id,
      memoryCost: memoryKiB,
      timeCost: passes,
      parallelism: 1,
    };
    this.#nobodys = this.hash(crypto.randomUUID());
  }

  /** Hashes a password; the text holds salt and parameters. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => argon2.hash(normal(password), this.#options));
  }

  /**
   * Whether it is the password. Takes as long when there is nobody to compare with (null), so that
   * nobody learns who can sign in here.
   */
  async is(password: string, hash: string | null): Promise<boolean> {
    const compared = hash ?? (await this.#nobodys);
    const is = await this.#inTurn(() => argon2.verify(compared, normal(password)));
    return is && hash !== null;
  }

  /** One sign-in at a time, its look-ups too: many at once would take all connections. */
  signingIn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lastSignIn.then(work);
    this.#lastSignIn = turn.catch(() => undefined);
    return turn;
  }

  /**
   * One at a time: a hash takes a core and much of the memory's bandwidth for as long as it takes, and
   * many people who sign in at once would leave recording nothing of either.
   */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/** The same letters are typed in more than one way on different keyboards. */
function normal(password: string): string {
  return password.normalize('NFC');
}
