import { networkInterfaces } from 'node:os';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ownHost } from './own-host.js';

/** From where an address can be opened: anywhere, on the network, or at this computer only. */
export const REACHES = ['public', 'network', 'here'] as const;
export type Reach = (typeof REACHES)[number];

/** A beginning of links, e.g. `http://192.168.1.7:3000`. */
export interface Origin {
  readonly origin: string;
  readonly reach: Reach;
}

export interface Serving {
  /** Where the service is reached from outside; null for where it listens. */
  readonly publicUrl: string | null;
  /** Whether it speaks HTTPS itself, beside plain HTTP. */
  readonly isSecure: boolean;
  /** Whether it runs in a container, whose own addresses nobody else reaches. */
  readonly isInContainer: boolean;
  /** The networks of this machine; those of the system unless a test says otherwise. */
  readonly interfaces?: typeof networkInterfaces;
}

/** Where a server listens: at one address, or at all of the machine's. */
type Listening = Pick<AddressInfo, 'address' | 'port'>;

/** Networks of virtual machines and containers on this computer: no tablet is in them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet)/i;
const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where the service can be opened: the beginning of links and their QR codes. */
export class Addresses {
  constructor(private readonly serving: Serving) {}

  /** All, the best first. */
  all(listening: Listening): readonly Origin[] {
    const { publicUrl } = this.serving;
    if (publicUrl !== null) return [{ origin: publicUrl, reach: 'public' }];
    return this.own(listening);
  }

  /** Those of this machine, whatever it is called outside. */
  own({ address, port }: Listening): readonly Origin[] {
    const { isSecure, isInContainer, interfaces } = this.serving;
    const network =
      isInContainer && ANY_ADDRESS.has(address) ? [] : networkAddresses(address, interfaces);
    const here = ANY_ADDRESS.has(address) ? ['localhost'] : isLoopback(address) ? [address] : [];
    const schemes = isSecure ? ['https', 'http'] : ['http'];
    const origins = (hosts: readonly string[], reach: Reach) =>
      schemes.flatMap((scheme) =>
        hosts.map((host) => ({ origin: `${scheme}://${inUrl(host)}:${port}`, reach })),
      );
    return [...origins(network, 'network'), ...origins(here, 'here')];
  }

  /** All, and first the one by which somebody asks, unless it leads nowhere from another computer. */
  seenBy(request: FastifyRequest): readonly Origin[] {
    const listening = request.server.server.address();
    const scheme = isEncrypted(request) ? 'https' : 'http';
    const host = ownHost(request);
    const asked = { origin: `${scheme}://${host}`, reach: reachOf(host) };
    if (listening === null || typeof listening === 'string') return [asked];
    const all = this.all(listening);
    if (all[0]?.reach === 'public') return all;
    const isContainers = this.serving.isInContainer && asked.reach === 'network';
    const first = isContainers ? [] : [asked];
    // At this computer one way in is enough: the one that is in use.
    const others = all.filter(
      ({ origin, reach }) =>
        origin !== asked.origin && !(reach === 'here' && asked.reach === 'here'),
    );
    const sameScheme = ({ origin }: Origin) => Number(!origin.startsWith(`${scheme}:`));
    return [...first, ...others].sort(
      (one, other) =>
        REACHES.indexOf(one.reach) - REACHES.indexOf(other.reach) ||
        sameScheme(one) - sameScheme(other),
    );
  }
}

/** Whether a request came by HTTPS to the service itself, not to a proxy before it. */
function isEncrypted({ socket }: FastifyRequest): boolean {
  return 'encrypted' in socket && socket.encrypted === true;
}

function reachOf(host: string): Reach {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' || isLoopback(name) ? 'here' : 'network';
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** The addresses of this machine that others reach where it listens at one, or at all of them. */
export function networkAddresses(
  listening: string,
  interfaces = networkInterfaces,
): readonly string[] {
  if (!ANY_ADDRESS.has(listening)) return isLoopback(listening) ? [] : [listening];
  const found = Object.entries(interfaces()).flatMap(([name, all = []]) =>
    all
      .filter(({ internal, family }) => !internal && (family === 'IPv4' || listening === '::'))
      .filter(({ address }) => !/^(fe80:|169\.254\.)/i.test(address))
      .map(({ address, family }) => ({ address, rank: rankOf(name, family) })),
  );
  return found.sort((one, other) => one.rank - other.rank).map(({ address }) => address);
}

/** People type IPv4, and tablets are where no virtual machine is. */
function rankOf(name: string, family: string): number {
  return (VIRTUAL.test(name) ? 2 : 0) + (family === 'IPv4' ? 0 : 1);
}

/** An address as it is written in a URL. */
export function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
