import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';

/**
 * The address of a request's destination, e.g. `tarok-pc.local:3000`: the name that it was sent to if
 * that is one of this machine and the port that the service listens on, else the address of its
 * connection. Any other claim of a client in `Host` is not put into a link that somebody else opens.
 */
export function ownHost({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): string {
  const { localAddress = '127.0.0.1', localPort = 80 } = socket;
  const asked = headers.host ?? '';
  const [, name = '', port = '80'] = /^(\[[\da-f:.]+\]|[^:]+)(?::(\d+))?$/i.exec(asked) ?? [];
  if (Number(port) === localPort && isOurs(name.replace(/^\[|\]$/g, '').toLowerCase()))
    return asked;
  const address = localAddress.replace(/^::ffff:/i, '').replace(/%.*$/, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}

function isOurs(name: string): boolean {
  const own = hostname().toLowerCase();
  if (['localhost', own, `${own}.local`].includes(name)) return true;
  return Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address.toLowerCase() === name),
  );
}
