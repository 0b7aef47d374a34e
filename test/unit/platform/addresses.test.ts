import { hostname, type NetworkInterfaceInfo } from 'node:os';
import type { FastifyRequest } from 'fastify';
import {
  Addresses,
  networkAddresses,
  type Serving,
} from '../../../src/platform/network/addresses.js';
import { linkAddresses } from '../../../web/parts/door/link-addresses.js';

/** Links lead to addresses that other devices reach, as far as the service listens there. */

function at(address: string, internal = false): NetworkInterfaceInfo {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return { address, family, internal, netmask: '', mac: '', cidr: null } as NetworkInterfaceInfo;
}

/** A laptop on the club's Wi-Fi, with containers and a phone on its cable. */
const interfaces = () => ({
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('fd00::7'), at('192.168.1.7'), at('fe80::7')],
  usb0: [at('169.254.3.4')],
});

const PLAIN: Serving = { publicUrl: null, isSecure: false, isInContainer: false, interfaces };
const listed = (serving: Partial<Serving>, address: string) =>
  new Addresses({ ...PLAIN, ...serving })
    .all({ address, port: 3000 })
    .map(({ origin, reach }) => `${reach} ${origin}`);

describe('the addresses of a service', () => {
  test.each([
    [
      '0.0.0.0',
      [
        'network http://192.168.1.7:3000',
        'network http://172.17.0.1:3000',
        'here http://localhost:3000',
      ],
    ],
    ['192.168.1.7', ['network http://192.168.1.7:3000']],
    ['127.0.0.1', ['here http://127.0.0.1:3000']],
    ['::1', ['here http://[::1]:3000']],
  ])('that listens on %s are %j', (address, expected) => {
    expect(listed({}, address)).toEqual(expected);
  });

  test('are also those of IPv6 where it listens there, without such as need no router', () => {
    expect(networkAddresses('::', interfaces)).toEqual(['192.168.1.7', 'fd00::7', '172.17.0.1']);
  });

  test('are by HTTPS first where it speaks that', () => {
    expect(listed({ isSecure: true }, '192.168.1.7')).toEqual([
      'network https://192.168.1.7:3000',
      'network http://192.168.1.7:3000',
    ]);
  });

  test('are none of the network in a container; PUBLIC_URL is the only one where it is set', () => {
    expect(listed({ isInContainer: true }, '0.0.0.0')).toEqual(['here http://localhost:3000']);
    const publicUrl = 'https://tarok.example.org';
    expect(new Addresses({ ...PLAIN, publicUrl }).all({ address: '0.0.0.0', port: 3000 })).toEqual([
      { origin: publicUrl, reach: 'public' },
    ]);
  });
});

/** The origins of links for somebody who asks so. */
function seen(
  host: string,
  more: { isSecure?: boolean; encrypted?: boolean; local?: string } = {},
) {
  const { isSecure = false, encrypted = false, local = '192.168.1.7' } = more;
  const socket = { localAddress: local, localPort: 3000, encrypted };
  const server = { server: { address: () => ({ address: '0.0.0.0', port: 3000 }) } };
  const request = { headers: { host }, socket, server } as unknown as FastifyRequest;
  return new Addresses({ ...PLAIN, isSecure }).seenBy(request).map(({ origin }) => origin);
}

describe('the links of somebody', () => {
  test('at the computer itself lead to its address on the network, and only then to itself', () => {
    const expected = ['http://192.168.1.7:3000', 'http://172.17.0.1:3000', 'http://localhost:3000'];
    expect(seen('localhost:3000', { local: '127.0.0.1' })).toEqual(expected);
  });

  test('lead first to where they are themselves', () => {
    const name = `${hostname()}.local:3000`;
    expect(seen(name)[0]).toBe(`http://${name}`);
    expect(seen('evil.example:3000', { local: '172.17.0.1' })[0]).toBe('http://172.17.0.1:3000');
    expect(seen('evil.example:3000')[0]).toBe('http://192.168.1.7:3000');
  });

  test('are by HTTPS first for who is there by HTTPS, and plain for others', () => {
    const isSecure = true;
    expect(seen('192.168.1.7:3000', { isSecure, encrypted: true })[0]).toMatch(/^https:/);
    expect(seen('192.168.1.7:3000', { isSecure })[0]).toMatch(/^http:/);
  });
});

describe('the sheet of a link', () => {
  const links = [
    { link: 'http://172.18.0.2:3000/pair#key', reach: 'network' },
    { link: 'http://localhost:3000/pair#key', reach: 'here' },
  ] as const;
  const here = (address: string) => new URL(address);

  test('offers the address in the browser first, even one that the service does not know', () => {
    expect(linkAddresses(links, here('http://192.168.1.7:8080')).map(({ link }) => link)).toEqual([
      'http://192.168.1.7:8080/pair#key',
      ...links.map(({ link }) => link),
    ]);
    expect(linkAddresses(links, here('http://172.18.0.2:3000'))).toEqual(links);
  });

  test('offers nothing of this computer as if it were on the network, and nothing beside PUBLIC_URL', () => {
    expect(linkAddresses(links, here('http://localhost:3000'))).toEqual(links);
    expect(linkAddresses(links, here('http://127.0.0.1:3000'))).toEqual(links);
    const outside = [{ link: 'https://tarok.example.org/pair#key', reach: 'public' }] as const;
    expect(linkAddresses(outside, here('http://192.168.1.7:3000'))).toEqual(outside);
  });
});
