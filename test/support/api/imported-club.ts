import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { call, expectStatus } from './api.js';
import { built } from './lent.js';
import { runProgram } from '../database/program.js';

/**
 * Makes the owner of an instance the owner of a club that was brought into it, whose own users stayed
 * behind.
 */
export async function ownImported(
  app: NestFastifyApplication,
  there: string,
  club: string,
): Promise<void> {
  const { Database } = await built('platform/database/database');
  const { makeOwnerInvite } = await built('access/invites/invites');
  await accept(there, (await makeOwnerInvite(app.get(Database).prisma, club)).secret);
}

/**
 * The same by the link that the operator gets at the terminal.
 *
 * @param on the address of the instance's database, as the programs get it
 */
export async function ownImportedByLink(
  there: string,
  club: string,
  on: Readonly<Record<string, string>>,
): Promise<void> {
  const made = await runProgram('dist/commands/access.js', ['owner', club], on);
  expect(made).toMatchObject({ code: 0 });
  await accept(there, /\/invite#(\S+)/.exec(made.output)?.[1] ?? '');
}

async function accept(there: string, token: string): Promise<void> {
  expectStatus(await call(there, 'POST', '/v1/invites/accept', { body: { token } }), 200);
}
