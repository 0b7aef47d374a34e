import { lookAlikesOf } from '../../../src/access/roles/look-alikes.js';
import { hashNewPassword } from '../../../src/access/passwords/new-password.js';
import { Passwords } from '../../../src/access/passwords/password.js';
import { isSeen } from '../../../src/values/seen.js';

test('passwords are compared one after the other, so that recording has the other cores', async () => {
  const password = 'a cup, a cup';
  const [dear, cheap] = await Promise.all(
    [32_768, 1024].map((memoryKiB) => new Passwords({ memoryKiB, passes: 2 }).hash(password)),
  );
  const passwords = new Passwords({ memoryKiB: 1024, passes: 2 });
  const order: string[] = [];
  await Promise.all(
    Object.entries({ dear, cheap }).map(async ([name, hash]) => {
      expect(await passwords.is(password, hash ?? null)).toBe(true);
      order.push(name);
    }),
  );
  expect(order).toEqual(['dear', 'cheap']);
});

describe('a new password', () => {
  const passwords = new Passwords({ memoryKiB: 1024, passes: 1 });
  const reasonOf = async (name: string, password: string): Promise<string | null> => {
    try {
      await hashNewPassword(passwords, name, password);
      return null;
    } catch (error) {
      return (error as { reason: string }).reason;
    }
  };

  test.each(['1234567890', 'qwertyuiop', 'Qwertyuiop', 'basketball', 'manchester'])(
    'is not the common %s',
    async (password) => {
      expect(await reasonOf('karen@example.org', password)).toBe('password-too-common');
    },
  );

  test.each([
    ['karenhansen', 'KarenHansen'],
    ['karen.hansen@example.org', 'karen.hansen@example.org'],
    ['karen.hansen@example.org', 'KarenHansen1959!'],
    ['Søren Ærø', 'Søren.Ærø.12'],
  ])('of %s is not %s', async (name, password) => {
    expect(await reasonOf(name, password)).toBe('password-is-name');
  });

  test.each([
    ['karen', 'kopper paa bordet'],
    ['karen', 'karen spiller ud'],
    ['12', '5908172645'],
  ])('of %s may be %s', async (name, password) => {
    expect(await reasonOf(name, password)).toBeNull();
  });
});

describe('a name to sign in with', () => {
  test.each([
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['a right-to-left override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a byte order mark', '\ufeff'],
    ['a filler of Hangul', '\u3164'],
    ['a variation selector', '\ufe0f'],
    ['a tag', '\u{e0061}'],
    ['a line feed', '\n'],
    ['a separator of lines', '\u2028'],
    ['an empty pattern of Braille', '\u2800'],
  ])('holds no %s', (_, character) => {
    expect(isSeen(`kar${character}en`)).toBe(false);
  });

  test.each(['karen@example.org', 'Søren Åse Ærø', 'Jürgen', 'Ελένη', 'Зоя', '山田', 'e\u0301va'])(
    'may be %s',
    (name) => {
      expect(isSeen(name)).toBe(true);
    },
  );
});

describe('a look-alike', () => {
  const all = [
    { id: 'u1', name: 'karen@example.org' },
    { id: 'm1', name: 'Søren Holm' },
    { id: 'm2', name: 'Bill' },
  ];

  test.each([
    ['kаren@example.org', 'karen@example.org'],
    ['karen@exarnple.org', 'karen@example.org'],
    ['k a r e n@example.org', 'karen@example.org'],
    ['Soren Holm', 'Søren Holm'],
    ['S0ren H0lm', 'Søren Holm'],
    ['Вill', 'Bill'],
    ['Biil', 'Bill'],
  ])('%s is taken for %s', (name, other) => {
    expect(lookAlikesOf(name, ['u9'], all)).toEqual([other]);
  });

  test.each(['karin@example.org', 'Søren Holt', 'Will'])('%s is none', (name) => {
    expect(lookAlikesOf(name, ['u9'], all)).toEqual([]);
  });

  test('is somebody else, and is spelled differently', () => {
    expect(lookAlikesOf('Soren Holm', ['u9', 'm1'], all)).toEqual([]);
    expect(lookAlikesOf('KAREN@example.org', ['u9'], all)).toEqual([]);
  });
});
