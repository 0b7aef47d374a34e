import { BlockList, isIP } from 'node:net';

/** The addresses that nothing is sent to: of the link, of nobody, of many, and of detours to them. */
const NEVER = listOf(
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['100.100.100.200', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fd00:ec2::254', 128],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
);
const LOOPBACK = listOf(['127.0.0.0', 8], ['::1', 128]);
const PRIVATE = listOf(
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['fc00::', 7],
);

function listOf(...networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) {
    list.addSubnet(network, bits, isIP(network) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** The settings of the operator of the instance. */
export interface Outgoing {
  /** Whether private networks may be reached: a club's own server is there. */
  readonly isPrivateAllowed: boolean;
  /** Addresses of this machine with their ports, `127.0.0.1:8080`. */
  readonly loopback: readonly string[];
  /** Names of the servers of the database, with their ports. */
  readonly database: readonly Place[];
}

export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Nothing but what everybody on the internet reaches. */
export const PUBLIC_ONLY: Outgoing = { isPrivateAllowed: false, loopback: [], database: [] };

/**
 * Whether an address may be reached: `public` and `near` ones may; plain HTTP is for near ones only.
 *
 * @param host an IP address
 * @param databases the addresses of the database, with its ports
 */
export function reachOf(
  { host, port }: Place,
  allowed: Outgoing,
  databases: readonly Place[],
): 'public' | 'near' | 'refused' {
  const address = plain(host);
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  if (isIP(address) === 0) return 'refused';
  if (databases.some((one) => plain(one.host) === address && one.port === port)) return 'refused';
  if (LOOPBACK.check(address, family)) {
    const named = family === 'ipv4' ? `${address}:${port}` : `[${address}]:${port}`;
    return allowed.loopback.includes(named) ? 'near' : 'refused';
  }
  if (NEVER.check(address, family)) return 'refused';
  if (PRIVATE.check(address, family)) return allowed.isPrivateAllowed ? 'near' : 'refused';
  return 'public';
}

/** The IPv4 address inside one that is written as IPv6, in either way of writing it. */
function plain(host: string): string {
  const url = isIP(host) === 6 ? `http://[${host.replace(/%.*$/, '')}]/` : null;
  if (url === null || !URL.canParse(url)) return host;
  const address = new URL(url).hostname.slice(1, -1);
  const [, high = '', low = ''] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high === '') return address;
  const bits = parseInt(high, 16) * 0x1_0000 + parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join('.');
}
