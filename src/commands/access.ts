import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { makeResetLink } from '../access/passwords/change-password.js';
import { makeOwnerInvite } from '../access/invites/invites.js';
import { listLinks } from '../access/links.js';
import { nameKeyOf } from '../access/signing-in/user-name.js';
import {
  DONE,
  readArguments,
  runCommand,
  UsageError,
  withDatabase,
  WRONG,
} from './command-line.js';
import { PrismaClient } from '../generated/prisma/client.js';
import { readConfig } from '../platform/config.js';
import { Addresses, type Origin } from '../platform/network/addresses.js';
import { tlsOf } from '../platform/network/tls.js';
import { createPool } from '../platform/database/pools.js';
import { isUuid } from '../values/uuid.js';

const USAGE = `npm run access -- clubs
npm run access -- owner CLUB_ID
npm run access -- reset NAME

For whoever runs the service, when nobody in the club can help:
clubs lists the clubs and who owns them.
owner makes a link by which somebody becomes an owner of the club: one that was imported, is older
than the accounts, or whose owners are gone. It works once, for 7 days.
reset makes a link by which the user NAME sets a new password. It works once, for 2 days.
The service may run meanwhile. The links begin with PUBLIC_URL, or else with the addresses that
the service listens on.
Exit code 0 when it is done, 1 when there is no such club or user, 2 when it could not be done.`;

function main(args: readonly string[]): Promise<number> {
  const [what, of, ...rest] = readArguments(args, []).plain;
  if (rest.length > 0) throw new UsageError();
  if (what === 'clubs' && of === undefined) return within(listClubs);
  if (of === undefined) throw new UsageError();
  if (what === 'owner' && isUuid(of)) return within((prisma) => makeOwnerLink(prisma, of));
  if (what === 'reset') return within((prisma) => makePasswordLink(prisma, of));
  throw new UsageError();
}

function within(work: (prisma: PrismaClient) => Promise<number>): Promise<number> {
  return withDatabase('find', createPool, async (pool) => {
    await checkUpToDate(pool);
    const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
    try {
      return await work(prisma);
    } finally {
      await prisma.$disconnect();
    }
  });
}

/** Only the service brings a database up to date, so that it never is ahead of a running one. */
async function checkUpToDate(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(`SELECT FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'invite' AND column_name = 'roles'`);
  if (rowCount === 1) return;
  throw new Error('this database is older than this program; start the service once, then repeat');
}

async function listClubs(prisma: PrismaClient): Promise<number> {
  const clubs = await prisma.club.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] });
  for (const { id, name } of clubs) console.log(`${id} ${name}: ${await tellOwners(prisma, id)}`);
  if (clubs.length === 0) console.log('there is no club yet');
  return DONE;
}

async function makeOwnerLink(prisma: PrismaClient, clubId: string): Promise<number> {
  const club = await prisma.club.findUnique({ where: { id: clubId } });
  if (club === null) {
    console.log(`There is no club ${clubId}. npm run access -- clubs lists those that there are.`);
    return WRONG;
  }
  const { secret, expiresAt } = await makeOwnerInvite(prisma, clubId);
  console.log(`${club.name}: ${await tellOwners(prisma, clubId)}.`);
  tellLink(
    'The first person to open this link becomes an owner',
    listLinks(origins(), 'invite', secret),
    { expiresAt },
  );
  return DONE;
}

async function makePasswordLink(prisma: PrismaClient, name: string): Promise<number> {
  const user = await prisma.user.findUnique({ where: { nameKey: nameKeyOf(name) } });
  if (user === null) {
    console.log(`Nobody signs in as ${name} here.`);
    return WRONG;
  }
  const { secret, expiresAt } = await makeResetLink(prisma, user.id);
  const text = `Whoever opens this link first sets the password of ${user.name}`;
  tellLink(text, listLinks(origins(), 'reset', secret), { expiresAt });
  return DONE;
}

/** Users of the instance that a club was imported from are owners by its log, but cannot sign in. */
async function tellOwners(prisma: PrismaClient, clubId: string): Promise<string> {
  const owners = await prisma.membership.findMany({
    where: { clubId, roles: { has: 'owner' } },
    orderBy: [{ name: 'asc' }, { userId: 'asc' }],
  });
  if (owners.length === 0) return 'owned by nobody';
  const ids = owners.map(({ userId }) => userId);
  const here = await prisma.user.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const names = owners.map(({ name, userId }) =>
    here.some(({ id }) => id === userId) ? name : `${name} (who has no account here)`,
  );
  return `owned by ${names.join(', ')}`;
}

/** Where the service listens that has the same settings. */
function origins(): readonly Origin[] {
  const config = readConfig(process.env);
  const { publicUrl, host: address, port, isInContainer } = config;
  const isSecure = tlsOf(config) !== null;
  return new Addresses({ publicUrl, isSecure, isInContainer }).all({ address, port });
}

function tellLink(text: string, links: string, { expiresAt }: { expiresAt: Date | null }): void {
  const until = expiresAt === null ? '' : `, until ${expiresAt.toISOString().slice(0, 16)} UTC`;
  console.log(`${text}. It works once${until.replace('T', ' ')}:\n\n${links}\n`);
}

await runCommand(USAGE, 'do that', main);
