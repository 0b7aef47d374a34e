import { Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { networkOf, RateLimit, type Limit } from '../../../access/signing-in/rate-limit.js';
import { CLUB_ID } from '../../../ledger/requests/club-write.js';
import { Database } from '../../../platform/database/database.js';
import { Needs } from '../../../platform/http/needs.js';
import { Addresses } from '../../../platform/network/addresses.js';
import { CLUB_BOOK_ID } from '../path-parts.js';
import type { BookLinkMadeView } from './book-link.view.js';
import { BOOK_SECRET, bookLinksApi } from './book-links.api.js';
import { endBookLink, makeBookLink, readBookLink, readPublicBook } from './book-links.js';

/** Reads of public books from one network, where a whole club can be at once. */
const READ: Limit = { name: 'public-books', most: 300, seconds: 900 };

@ApiTags('rule books')
@Controller('v1')
export class BookLinksController {
  constructor(
    private readonly database: Database,
    private readonly addresses: Addresses,
    private readonly rateLimit: RateLimit,
  ) {}

  @Get('public-books/:link')
  @Needs('anyone')
  @Header('x-robots-tag', 'noindex')
  @bookLinksApi.read
  async read(@Param('link', BOOK_SECRET) secret: string, @Req() { ip }: FastifyRequest) {
    await this.rateLimit.takeOften(READ, networkOf(ip));
    return readPublicBook(this.database, secret);
  }

  @Get('clubs/:clubId/rule-books/:bookId/link')
  @Needs('adopt-books')
  @bookLinksApi.show
  show(@Param('clubId', CLUB_ID) clubId: string, @Param('bookId', CLUB_BOOK_ID) book: string) {
    return readBookLink(this.database, { clubId, book });
  }

  @Post('clubs/:clubId/rule-books/:bookId/link')
  @Needs('adopt-books')
  @bookLinksApi.make
  async make(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('bookId', CLUB_BOOK_ID) book: string,
    @Req() request: FastifyRequest,
  ): Promise<BookLinkMadeView> {
    const secret = await makeBookLink(this.database, { clubId, book });
    const links = this.addresses.seenBy(request).map(({ origin, reach }) => {
      return { link: `${origin.replace(/\/+$/, '')}/club-rules#${secret}`, reach };
    });
    return { links };
  }

  @Post('clubs/:clubId/rule-books/:bookId/link/end')
  @HttpCode(200)
  @Needs('adopt-books')
  @bookLinksApi.end
  async end(@Param('clubId', CLUB_ID) clubId: string, @Param('bookId', CLUB_BOOK_ID) book: string) {
    await endBookLink(this.database, { clubId, book });
    return readBookLink(this.database, { clubId, book });
  }
}
