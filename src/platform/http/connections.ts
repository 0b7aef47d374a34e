import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/**
 * A client that sends one request after the other has sent the next by then, and hears that it was the
 * last.
 */
const LINGER_MS = 200;

/** A greeting that takes longer at the end is never answered. */
const GREETING_MS = 2_000;

/** How much of a connection is under way. */
interface Use {
  requests: number;
  /** Bytes that had come when its last answer was out: with more than those a request has begun. */
  read: number;
}

/**
 * The connections of the service. At the end each gets the answers to the requests that it has begun to
 * send, and then its end: a connection that is merely cut off looks like a reset to a client that was
 * just sending.
 */
@Injectable()
export class Connections {
  readonly #open = new Map<Socket, Use>();
  /** Those whose protocol is not known yet, and those of TLS before they are secure, by their peers. */
  readonly #greeting = new Map<string, Socket>();
  #isDraining = false;

  /** Counts the connections of a server that does not listen yet. */
  attach(fastify: FastifyInstance): void {
    fastify.server.on('connection', (socket: Socket) => {
      this.watch(socket);
    });
    fastify.server.prependListener(
      'request',
      ({ socket }: IncomingMessage, answer: ServerResponse) => {
        this.#begin(socket, answer);
      },
    );
    fastify.addHook('onSend', (request, reply, _body, done) => {
      // A connection with more requests under way is closed with the last of their answers.
      const isLast = (this.#open.get(request.raw.socket)?.requests ?? 0) <= 1;
      if (this.#isDraining && isLast) void reply.header('connection', 'close');
      done();
    });
  }

  /** Counts a connection that has not said yet what it speaks, or is not secure yet. */
  greet(socket: Socket): void {
    const peer = peerOf(socket);
    this.#greeting.set(peer, socket);
    socket.once('close', () => {
      if (this.#greeting.get(peer) === socket) this.#greeting.delete(peer);
    });
  }

  /** Counts a connection; one that is counted stays as it is. */
  watch(socket: Socket): void {
    this.#greeting.delete(peerOf(socket));
    if (this.#open.has(socket)) return;
    this.#open.set(socket, { requests: 0, read: socket.bytesRead });
    socket.once('close', () => this.#open.delete(socket));
  }

  /**
   * From now on no connection is taken, and every answer is the last of its connection; those where
   * nothing has begun are ended.
   */
  async drain(server: HttpServer): Promise<void> {
    this.#isDraining = true;
    // An HTTP server's own way to close would cut idle connections off.
    Server.prototype.close.call(server);
    await delay(LINGER_MS);
    // Timers come before what has arrived: on a machine that was busy the next request may lie there unread.
    await setImmediate();
    for (const [socket, use] of this.#open) this.#endIdle(socket, use);
    for (const socket of this.#greeting.values()) if (socket.bytesRead === 0) socket.end();
    const ungreeted = () => {
      for (const socket of this.#greeting.values()) socket.destroy();
    };
    setTimeout(ungreeted, GREETING_MS).unref();
  }

  /** Cuts off whatever is still open. */
  cutOff(): void {
    for (const socket of [...this.#greeting.values(), ...this.#open.keys()]) socket.destroy();
  }

  #begin(socket: Socket, answer: ServerResponse): void {
    const use = this.#open.get(socket);
    if (use === undefined) return;
    use.requests += 1;
    answer.once('close', () => {
      use.requests -= 1;
      if (use.requests > 0) return;
      use.read = socket.bytesRead;
      // Its head went out before the end was known.
      if (this.#isDraining) this.#endIdle(socket, use);
    });
  }

  #endIdle(socket: Socket, { requests, read }: Use): void {
    if (requests === 0 && socket.bytesRead === read && socket.writable) socket.end();
  }
}

/** A secure connection is an object of its own, from the same peer as the connection beneath it. */
function peerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress ?? ''} ${remotePort ?? ''}`;
}
