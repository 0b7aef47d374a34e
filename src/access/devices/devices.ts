import { newId } from '../../platform/chance/chance.js';
import { rowsOfClubEvent } from '../../clubs/rows-of-event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { DeviceRow } from '../../ledger/log/event.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { DeviceView } from '../access.view.js';
import { checkLink, linkNotValid, makeToken, useLink, type GivenToken } from '../tokens/tokens.js';

/** Long enough to walk over to the tablet. */
const PAIRING_DAYS = 1;

/** The devices of a club by name, the revoked ones last. */
export async function listDevices({ prisma }: Database, clubId: string): Promise<DeviceView[]> {
  const [devices, tokens] = await Promise.all([
    prisma.device.findMany({
      where: { clubId },
      orderBy: [{ revokedAt: { sort: 'asc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
    }),
    prisma.token.findMany({ where: { clubId, kind: 'device' } }),
  ]);
  return devices.map(({ id, name, addedAt, revokedAt }) => {
    const its = tokens.filter(({ deviceId }) => deviceId === id);
    const used = its.flatMap(({ lastUsedAt }) => lastUsedAt?.toISOString() ?? []);
    return {
      id,
      name,
      addedAt: addedAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
      isPaired: its.some((token) => token.revokedAt === null),
      lastUsedAt: used.sort().at(-1) ?? null,
    };
  });
}

/** Adds a device; a pairing link then lets a tablet in as it. */
export function addDevice(
  writer: ClubWriter,
  write: ClubWrite,
  { name }: { readonly name: string },
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    access: true,
    decide(_, now) {
      const device = {
        id: newId(),
        name: name.trim(),
        addedAt: now.toISOString(),
        revokedAt: null,
      };
      return {
        events: [eventOf('device-added', device)],
        response: { status: 201, body: viewNew(device) },
      };
    },
  });
}

/**
 * Revokes a device: whatever tablet was paired as it gets in no more.
 * @throws Problem `device-not-found`
 */
export async function revokeDevice(
  { prisma }: Database,
  writer: ClubWriter,
  write: ClubWrite,
  deviceId: string,
): Promise<StoredAnswer> {
  const answer = await writer.write({
    ...write,
    access: true,
    decide({ devices }, now) {
      const device = devices.get(deviceId);
      if (!device) throw noDevice();
      const revokedAt = device.revokedAt ?? now.toISOString();
      return {
        events: device.revokedAt === null ? [eventOf('device-revoked', device)] : [],
        response: { status: 200, body: viewNew({ ...device, revokedAt }) },
      };
    },
  });
  // If this fails, the guard still finds the device revoked.
  await revokeTokens(prisma, write.clubId, deviceId);
  return answer;
}

/**
 * A link by which a tablet becomes the device. The tablet that was it before is it no more from then.
 * @throws Problem `device-not-found`, `device-revoked`
 */
export async function makePairingLink(
  { prisma }: Database,
  club: string,
  device: string,
): Promise<GivenToken> {
  const found = await prisma.device.findUnique({
    where: { clubId_id: { clubId: club, id: device } },
  });
  if (!found) throw noDevice();
  if (found.revokedAt !== null) {
    throw new Problem('device-revoked', { device: found.name });
  }
  return makeToken(prisma, { kind: 'pairing', club, device, days: PAIRING_DAYS });
}

/**
 * Lets a tablet in as the device that the link is for, and no other tablet any more.
 * @throws Problem `link-not-valid`
 */
export function pairDevice(
  { prisma }: Database,
  token: string,
): Promise<{
  readonly device: string;
  readonly deviceClub: string;
  readonly session: GivenToken;
}> {
  return prisma.$transaction(async (within) => {
    const { clubId, deviceId } = await checkLink(within, 'pairing', token);
    const club = clubId ?? '';
    const device = deviceId ?? '';
    // Of two tablets that become it at once, by a link each, the second finds its link void.
    await within.$executeRaw`SELECT FROM device
      WHERE club_id = ${club}::uuid AND id = ${device}::uuid FOR UPDATE`;
    await useLink(within, 'pairing', token);
    const { revokedAt } = await within.device.findUniqueOrThrow({
      where: { clubId_id: { clubId: club, id: device } },
    });
    if (revokedAt !== null) throw linkNotValid();
    await revokeTokens(within, club, device);
    const session = await makeToken(within, { kind: 'device', club, device, days: null });
    return { device, deviceClub: club, session };
  });
}

async function revokeTokens(
  prisma: Pick<Database['prisma'], 'token'>,
  clubId: string,
  deviceId: string,
): Promise<void> {
  await prisma.token.updateMany({
    where: { clubId, deviceId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

function viewNew(device: DeviceRow): DeviceView {
  return { ...device, isPaired: false, lastUsedAt: null };
}

function noDevice(): Problem {
  return new Problem('device-not-found', {});
}

function eventOf(kind: 'device-added' | 'device-revoked', { id, name }: DeviceRow) {
  return rowsOfClubEvent({ kind, device: id, name });
}
