import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { ownHost } from '../../../src/platform/network/own-host.js';

function cameIn(host: string | undefined, localAddress = '127.0.0.1'): string {
  const socket = { localAddress, localPort: 3000 } as FastifyRequest['socket'];
  return ownHost({ headers: host === undefined ? {} : { host }, socket });
}

describe('the host of a link', () => {
  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', `${hostname()}.local:3000`])(
    'is %s where the request was sent there',
    (host) => {
      expect(cameIn(host)).toBe(host);
    },
  );

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost:3001',
    'localhost',
    'localhost:3000@evil.example',
    'localhost.evil.example:3000',
    'evil.example/localhost:3000',
    '',
    undefined,
  ])('is the address of the connection where a request claims %s', (host) => {
    expect(cameIn(host)).toBe('127.0.0.1:3000');
  });

  test.each([
    ['::1', '[::1]:3000'],
    ['::ffff:192.0.2.7', '192.0.2.7:3000'],
    ['fe80::1%eth0', '[fe80::1]:3000'],
  ])('is the address %s as a link writes it', (address, host) => {
    expect(cameIn('evil.example', address)).toBe(host);
  });
});
