import { givenOf } from '../../../src/notifications/mail/mailer.js';
import { endingToken, readEndingToken } from '../../../src/notifications/mail/mail-settings.js';

/** The meaning of a relay's answer, by its codes (RFC 5321, RFC 3463). */
test.each([
  ['no answer', { code: 'ETIMEDOUT', message: 'Greeting never received' }, 'soft'],
  ['a broken line', { code: 'ECONNECTION', message: 'Connection closed' }, 'soft'],
  ['greylisted', { command: 'RCPT TO', responseCode: 451, response: '451 4.7.1 Later' }, 'soft'],
  ['no such user', { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No' }, 'address'],
  ['a plain 550', { command: 'RCPT TO', responseCode: 550, response: '550 No' }, 'address'],
  ['no such domain', { command: 'DATA', responseCode: 554, response: '554 5.1.2 No' }, 'address'],
  ['not allowed', { command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 No' }, 'channel'],
  ['not from us', { command: 'MAIL FROM', responseCode: 550, response: '550 No' }, 'channel'],
  ['the sign-in', { code: 'EAUTH', responseCode: 535, response: '535 5.7.8 No' }, 'channel'],
  ['a full box', { command: 'RCPT TO', responseCode: 552, response: '552 5.2.2 Full' }, 'soft'],
  ['this mail', { command: 'DATA', responseCode: 554, response: '554 No' }, 'refused'],
] as const)('%s', (_, error, outcome) => {
  expect(givenOf({ message: 'failed', ...error }).outcome).toBe(outcome);
});

test('the link that ends mails says what it ends, and nobody else can make it', () => {
  const ending = { user: 'ab12', categories: 'disputes,money' };
  const token = endingToken('one key', ending);
  expect(readEndingToken('one key', token)).toEqual(ending);
  expect(readEndingToken('another key', token)).toBeNull();
  const [, mark] = token.split('.');
  const other = Buffer.from('cd34.disputes,money').toString('base64url');
  expect(readEndingToken('one key', `${other}.${mark ?? ''}`)).toBeNull();
  expect(readEndingToken('one key', 'nonsense')).toBeNull();
});
