import type { MessagePort } from 'node:worker_threads';
import type { Thrown } from './thrown.js';

/** A request to the worker, with a port of its own: closing the port ends it. */
export interface Asking<Request> {
  readonly request: Request;
  readonly port: MessagePort;
}

/**
 * The messages of the worker over the port of a request: first an answer, or an error. Where a stream
 * belongs to the answer, each message of the other side asks for one piece of it.
 */
export type WorkerMessage =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'piece'; readonly piece: Uint8Array }
  | { readonly kind: 'end' }
  | { readonly kind: 'thrown'; readonly thrown: Thrown };
