import { databaseProblem, messageOf } from '../../../src/platform/database/database-error.js';

/** An error of PostgreSQL, as the driver throws it. */
function thrown(code: string, message = 'words of PostgreSQL'): Error {
  return Object.assign(new Error(message), { code, severity: 'ERROR' });
}

test.each([
  ['its disk is full', thrown('53100'), 'not-ready', 'database-full'],
  ['it takes no writes', thrown('25006'), 'not-ready', 'database-read-only'],
  [
    'it is a standby',
    thrown('0A000', 'cannot access temporary or unlogged relations during recovery'),
    'not-ready',
    'database-read-only',
  ],
  ['it has too many connections', thrown('53300'), 'not-ready', 'database-away'],
  ['it is shut down', thrown('57P01'), 'not-ready', 'database-away'],
  ['a number is too large', thrown('22003'), 'validation-failed', 'value-cannot-be-kept'],
])('the answer to %s', (_, error, code, reason) => {
  const problem = databaseProblem(error);
  expect([problem?.code, problem?.reason]).toEqual([code, reason]);
});

test('the driver’s error is found in Prisma’s', () => {
  const wrapped = Object.assign(new Error('of Prisma'), { cause: thrown('53100') });
  expect(databaseProblem(wrapped)?.reason).toBe('database-full');
});

test('a broken statement is a fault of the service, and its words are shown to nobody', () => {
  expect(databaseProblem(thrown('42601'))).toBeNull();
  expect(databaseProblem(new Error('no error of the database'))).toBeNull();
});

test('a full disk is reported in words at the terminal', () => {
  expect(messageOf(thrown('53100'))).toBe("the database's disk is full");
  expect(messageOf(thrown('42601'))).toBe('words of PostgreSQL');
});
