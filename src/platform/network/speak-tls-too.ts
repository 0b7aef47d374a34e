import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { createServer } from 'node:tls';
import type { TlsInUse } from './renewed-tls.js';
import type { Tls } from './tls.js';

/** With it a connection of TLS begins; no request of HTTP does. */
const TLS_HANDSHAKE = 22;
/** How long a connection may be open without a word. */
const PATIENCE_MS = 30_000;
const HANDSHAKE_MS = 10_000;

/**
 * Lets an HTTP server speak HTTPS as well, on the same port: the first byte says which of the two
 * somebody speaks. So an address that a tablet has as a bookmark stays good, a container needs no
 * second port, and a device that does not trust the certificate yet can still read how to.
 *
 * Call it last: the listeners for connections by then get those that are decided.
 */
export function speakTlsToo(server: HttpServer, tls: TlsInUse): void {
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  const take = (socket: Socket) => {
    for (const listener of listeners) listener.call(server, socket);
  };
  const secure = createServer({
    ...pairOf(tls.now),
    ALPNProtocols: ['http/1.1'],
    handshakeTimeout: HANDSHAKE_MS,
  });
  tls.onRenewed((renewed) => {
    secure.setSecureContext(pairOf(renewed));
  });
  secure.on('secureConnection', take);
  server.on('connection', (socket: Socket) => {
    decide(socket, (isTls) => {
      if (!isTls) {
        take(socket);
        return;
      }
      // As a server of TLS opens its own: a client that goes away is not waited for.
      socket.allowHalfOpen = false;
      secure.emit('connection', socket);
    });
  });
}

function pairOf({ cert, key }: Tls) {
  return { cert, key };
}

/** Finds the protocol of a client, once it speaks. */
function decide(socket: Socket, decided: (isTls: boolean) => void): void {
  const fail = () => socket.destroy();
  const read = () => {
    const first = socket.read(1) as Buffer | null;
    // Its end can be read too.
    if (first === null) return;
    socket.unshift(first);
    socket.off('readable', read).off('end', fail).off('error', fail).off('timeout', fail);
    socket.setTimeout(0);
    decided(first[0] === TLS_HANDSHAKE);
  };
  socket.on('readable', read).on('end', fail).on('error', fail).on('timeout', fail);
  socket.setTimeout(PATIENCE_MS);
}
