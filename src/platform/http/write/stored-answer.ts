import type { FastifyReply } from 'fastify';

/**
 * The answer to a write, the first time and ever after. A controller returns it, and the adapter
 * sends it as it is (http.ts).
 */
export class StoredAnswer {
  constructor(
    readonly status: number,
    readonly etag: string | null,
    /** JSON text exactly as first answered. */
    readonly body: string,
    /** Whether the key had been answered before. */
    readonly replayed: boolean,
  ) {}

  /** Sends it byte for byte as it was first given; a repeated one says so in a header. */
  sendTo(reply: FastifyReply): void {
    if (this.etag !== null) void reply.header('etag', this.etag);
    if (this.replayed) void reply.header('idempotency-replayed', 'true');
    void reply
      .code(this.status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(this.body);
  }
}
