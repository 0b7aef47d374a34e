/** The cost of hashing a password, for this service and for somebody who guesses. */
export interface PasswordCost {
  readonly memoryKiB: number;
  readonly passes: number;
}

/** OWASP's parameters for argon2id: 19 MiB, two passes. The service has no others. */
export const PASSWORD_COST_OF_SERVICE: PasswordCost = { memoryKiB: 19_456, passes: 2 };
