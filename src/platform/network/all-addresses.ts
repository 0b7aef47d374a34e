import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where Fastify keeps the servers of a name's further addresses: `localhost` is often 127.0.0.1 and ::1. */
const BINDINGS = 'fastify.serverBindings';

/**
 * Gives the connections at every address of a name to the one server that was made ready for them, so
 * that all of them are spoken to alike. Fastify opens a server of its own for each further address.
 */
export function takeOnAllAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onListen', (done) => {
    for (const further of furtherServers(fastify)) {
      further.removeAllListeners('connection');
      further.on('connection', (socket: Socket) => {
        fastify.server.emit('connection', socket);
      });
    }
    done();
  });
}

function furtherServers(fastify: FastifyInstance): readonly Server[] {
  const place = Object.getOwnPropertySymbols(fastify).find(
    ({ description }) => description === BINDINGS,
  );
  return place === undefined ? [] : (Reflect.get(fastify, place) as readonly Server[]);
}
