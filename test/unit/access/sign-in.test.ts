import { hashSecret } from '../../../src/access/tokens/secret.js';
import { Passwords } from '../../../src/access/passwords/password.js';
import {
  networkOf,
  type Limit,
  type RateLimit,
} from '../../../src/access/signing-in/rate-limit.js';
import { signIn } from '../../../src/access/signing-in/sign-in.js';
import type { Database } from '../../../src/platform/database/database.js';

describe('an address is counted', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8:1::9', '2001:db8:1:0::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['', ''],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a wrong name or password', () => {
  /** The counts when an unknown user signs in. */
  async function counted(name: string, address: string): Promise<string[]> {
    const keys: string[] = [];
    const rateLimit = {
      take: (limit: Limit, who: string) => Promise.resolve(keys.push(`${limit.name} ${who}`)),
      giveBack: () => Promise.reject(new Error('nothing turned out well')),
    };
    const database = { prisma: { user: { findUnique: () => Promise.resolve(null) } } };
    const signing = signIn(
      database as unknown as Database,
      rateLimit as unknown as RateLimit,
      new Passwords({ memoryKiB: 1024, passes: 1 }),
      { name, password: 'guessed wrongly', address, known: null },
    );
    await expect(signing).rejects.toMatchObject({ code: 'sign-in-refused' });
    return keys;
  }

  test('is counted by network, by name and network together, and by name', async () => {
    const name = hashSecret('karen@example.org');
    expect(await counted('karen@example.org', '2001:db8::9')).toEqual([
      'sign-in-address 2001:db8:0:0::/64',
      `sign-in ${name} 2001:db8:0:0::/64`,
      `sign-in-name ${name}`,
    ]);
  });

  test('counts the same however the name is written, and another address apart', async () => {
    const usual = await counted('karen@example.org', '192.0.2.7');
    expect(await counted(' Karen@Example.ORG ', '192.0.2.7')).toEqual(usual);
    expect(await counted('\uff4baren@example.org', '192.0.2.7')).toEqual(usual);
    const elsewhere = await counted('karen@example.org', '192.0.2.8');
    expect(elsewhere.filter((key) => usual.includes(key))).toEqual([usual[2]]);
  });
});
