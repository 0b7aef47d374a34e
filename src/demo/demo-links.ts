import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makePairingLink, pairDevice } from '../access/devices/devices.js';
import { letIn, type LetIn } from '../access/signing-in/let-in.js';
import { makeSession } from '../access/tokens/tokens.js';
import { Database } from '../platform/database/database.js';
import { DEMO_ROLES, found, type DemoClub, type DemoRole } from './demo-club.js';

/** The path at which a link of the demo signs somebody in. */
export function demoPath(role: DemoRole): string {
  return `/demo/${role}`;
}

/**
 * Adds the addresses that sign in to the demo, as often as they are opened; to be called before the
 * application is initialised.
 *
 * @param club the club once it is made
 */
export function addDemoLinks(app: NestFastifyApplication, club: () => DemoClub | null): void {
  const fastify = app.getHttpAdapter().getInstance();
  for (const role of DEMO_ROLES) {
    fastify.get(demoPath(role), async (request: FastifyRequest, reply: FastifyReply) => {
      const made = club();
      if (made === null) return reply.code(503).send();
      const database = app.get(Database);
      const whom =
        role === 'tablet' ? await tablet(database, made) : await user(database, made, role);
      await letIn(database, { request, reply }, whom, false);
      return reply.header('cache-control', 'no-store').redirect('/', 303);
    });
  }
}

async function user({ prisma }: Database, club: DemoClub, role: DemoRole): Promise<LetIn> {
  const id = found(club.users, role);
  const { secret } = await makeSession(prisma, id);
  return { user: id, device: null, deviceClub: null, secret, known: null };
}

async function tablet(database: Database, { here, tablet: device }: DemoClub): Promise<LetIn> {
  const link = await makePairingLink(database, here.replace('/clubs/', ''), device);
  const { session, ...paired } = await pairDevice(database, link.secret);
  return { user: null, ...paired, secret: session.secret, known: null };
}
