import { call, expectStatus } from './api.js';
import { runProgram } from './program.js';

/**
 * Makes the owner of an instance the owner of a club that was brought into it, whose own users stayed
 * behind: by the link that whoever runs the service gets at the terminal.
 *
 * @param on where the database of the instance is, as the programs are told
 */
export async function ownImported(
  there: string,
  club: string,
  on: Readonly<Record<string, string>>,
): Promise<void> {
  const made = await runProgram('dist/access-command.js', ['owner', club], on);
  expect(made).toMatchObject({ code: 0 });
  const token = /\/invite#(\S+)/.exec(made.output)?.[1];
  expectStatus(await call(there, 'POST', '/v1/invites/accept', { body: { token } }), 200);
}
