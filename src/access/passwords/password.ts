import { Inject, Injectable } from '@nestjs/common';
import argon2, { type HashOptions } from 'argon2';
import type { PasswordCost } from '../../platform/password-cost.js';
import { PASSWORD_COST } from '../../platform/tokens.js';

/** Hashes passwords, and compares with hashes. */
@Injectable()
export class Passwords {
  readonly #options: HashOptions;
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
    return argon2.hash(normal(password), this.#options);
  }

  /**
   * Whether it is the password. Takes as long when there is nobody to compare with (null), so that
   * nobody learns who can sign in here.
   */
  async is(password: string, hash: string | null): Promise<boolean> {
    const is = await argon2.verify(hash ?? (await this.#nobodys), normal(password));
    return is && hash !== null;
  }
}

/** The same letters are typed in more than one way on different keyboards. */
function normal(password: string): string {
  return password.normalize('NFC');
}
