import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sha256 } from '../ledger/log/chain.js';
import type { Caller } from '../people/caller.js';
import { Database } from '../platform/database/database.js';
import { fileName, named } from '../platform/http/file-name.js';
import { hasAlready, type Headers } from '../platform/http/request-headers.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { LanguageId } from '../people/languages.js';
import { frameOf, type Frame } from './frame.js';
import { readClubThen, readHead } from './log-head.js';
import type { Paper } from './paper.js';
import { PAPER_MAKER, type PaperMaker } from './paper-maker.js';

/** One more whenever papers are drawn in another way: an older copy is then another paper. */
const DRAWING = 2;
/** A club that writes without a pause could keep a paper waiting for ever. */
const MOST_TRIES = 5;

/** A request for a paper of a club. */
export interface PaperRequest {
  readonly by: Caller;
  readonly clubId: string;
  readonly headers: Headers;
  /** The language of who asks where it is left out. */
  readonly language: LanguageId | null | undefined;
}

/** A paper, and what its file is called. */
interface Made {
  readonly paper: Paper;
  /** The day that it sorts by. */
  readonly day: string;
  readonly what: string;
}

/** Gives out papers: finds out in which language, has them drawn, and gives the file its name. */
@Injectable()
export class PaperDesk {
  constructor(
    private readonly database: Database,
    @Inject(PAPER_MAKER) private readonly maker: PaperMaker,
  ) {}

  /**
   * Sends a paper that is made of the log up to a head.
   *
   * @param seq the head; null for that of the log
   * @throws Problem `club-not-found`, `log-is-shorter`, and what `make` throws
   */
  async sendAtHead(
    asked: PaperRequest,
    reply: FastifyReply,
    seq: number | null,
    make: (frame: Frame) => Promise<Made>,
  ): Promise<void> {
    const frame = await this.#frame(asked, seq);
    await this.#send(asked, reply, frame, await make(frame));
  }

  /**
   * Sends a paper of the present state: it is read again if something was written meanwhile, so that
   * all of it belongs to the head that it names.
   *
   * @throws Problem `club-not-found`, `broken-off`, and the problems of `make`
   */
  async sendOfNow(
    asked: PaperRequest,
    reply: FastifyReply,
    make: (frame: Frame) => Promise<Made>,
  ): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const frame = await this.#frame(asked, null);
      const made = await make(frame);
      const { seq } = await readHead(this.database.pool, asked.clubId, null);
      if (seq !== frame.head.seq) continue;
      await this.#send(asked, reply, frame, made);
      return;
    }
    throw new Problem('broken-off', {});
  }

  async #frame({ by, clubId, language }: PaperRequest, seq: number | null): Promise<Frame> {
    const { pool } = this.database;
    const head = await readHead(pool, clubId, seq);
    const spoken = language ?? (await this.#languageOf(by, clubId));
    const club = await readClubThen(pool, clubId, { head: head.seq, language: spoken });
    return frameOf({ clubId, head, club, language: spoken });
  }

  /** The language that a user chose, else that of the club. */
  async #languageOf({ user }: Caller, clubId: string): Promise<LanguageId> {
    const { prisma } = this.database;
    const [own, club] = await Promise.all([
      user === null ? null : prisma.user.findUnique({ where: { id: user } }),
      prisma.club.findUnique({ where: { id: clubId } }),
    ]);
    return (own?.language ?? club?.language ?? 'da') as LanguageId;
  }

  async #send(
    { headers, clubId }: PaperRequest,
    reply: FastifyReply,
    frame: Frame,
    { paper, day, what }: Made,
  ): Promise<void> {
    const etag = `"${sha256(`${DRAWING} ${JSON.stringify(paper)}`).slice(0, 32)}"`;
    void reply.header('etag', etag).header('content-language', paper.language);
    if (hasAlready(headers, etag)) {
      void reply.code(304).send();
      return;
    }
    const bytes = await this.maker.draw(clubId, paper);
    void reply
      .header('content-type', 'application/pdf')
      .header(
        'content-disposition',
        named('inline', fileName([day], [frame.club.name, what], 'pdf')),
      )
      .send(Buffer.from(bytes));
  }
}
