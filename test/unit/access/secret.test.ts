import { createHash } from 'node:crypto';
import {
  csrfTokenOf,
  hashSecret,
  newSecret,
  type TokenKind,
} from '../../../src/access/tokens/secret.js';

/** 256 bits as text. */
const BITS = '[A-Za-z0-9_-]{43}';

describe('a secret', () => {
  test.each<[TokenKind, string]>([
    ['session', 'kops_'],
    ['program', 'kopp_'],
    ['device', 'kopd_'],
    ['known-browser', 'kopk_'],
    ['setup', 'kopsetup_'],
    ['reset', 'kopreset_'],
    ['pairing', 'koppair_'],
    ['invite', 'kopinvite_'],
  ])('of a %s begins with %s and is 256 bits', (kind, prefix) => {
    const secrets = Array.from({ length: 50 }, () => newSecret(kind));
    for (const secret of secrets) expect(secret).toMatch(new RegExp(`^${prefix}${BITS}$`));
    expect(new Set(secrets).size).toBe(50);
  });

  test('is kept as its SHA-256', () => {
    expect(hashSecret('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test("a page's token follows from the session, and is neither it nor its hash", () => {
    const [session, other] = [newSecret('session'), newSecret('session')];
    const token = csrfTokenOf(session);
    expect(token).toMatch(new RegExp(`^${BITS}$`));
    expect(csrfTokenOf(session)).toBe(token);
    expect(csrfTokenOf(other)).not.toBe(token);
    const kept = createHash('sha256').update(session).digest('base64url');
    expect([session, kept]).not.toContain(token);
  });
});
