import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import {
  AdoptBookDto,
  ChangeBookDto,
  NewBookDto,
  RetireBookDto,
  TakeAdoptionBackDto,
} from './own-book.dto.js';
import { ownBooksApi } from './own-books.api.js';
import { BOOK_VERSION, CLUB_BOOK_ID } from './path-parts.js';
import { readBooks } from './read-books.js';
import { adoptBook, changeBook, draftBook, retireBook, takeAdoptionBack } from './write-books.js';

@ApiTags('rule books')
@Controller('v1/clubs/:clubId/rule-books')
export class OwnBooksController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get()
  @Needs('read-sessions')
  @ownBooksApi.list
  list(@Param('clubId', CLUB_ID) clubId: string) {
    return readBooks(this.database, clubId);
  }

  @Post()
  @Needs('draft-books')
  @ownBooksApi.draft
  draft(@ToClub() write: ClubWrite, @Body() body: NewBookDto) {
    return draftBook(this.writer, write, body);
  }

  @Post(':bookId/versions')
  @Needs('draft-books')
  @ownBooksApi.change
  change(
    @ToClub() write: ClubWrite,
    @Param('bookId', CLUB_BOOK_ID) book: string,
    @Body() body: ChangeBookDto,
  ) {
    return changeBook(this.writer, write, book, body);
  }

  @Post(':bookId/versions/:version/adopt')
  @HttpCode(200)
  @Needs('adopt-books')
  @ownBooksApi.adopt
  adopt(
    @ToClub() write: ClubWrite,
    @Param('bookId', CLUB_BOOK_ID) book: string,
    @Param('version', BOOK_VERSION) version: number,
    @Body() { from }: AdoptBookDto,
  ) {
    return adoptBook(this.writer, write, { book, version }, from);
  }

  @Post(':bookId/versions/:version/take-back')
  @HttpCode(200)
  @Needs('adopt-books')
  @ownBooksApi.takeBack
  takeBack(
    @ToClub() write: ClubWrite,
    @Param('bookId', CLUB_BOOK_ID) book: string,
    @Param('version', BOOK_VERSION) version: number,
    @Body() { why }: TakeAdoptionBackDto,
  ) {
    return takeAdoptionBack(this.writer, this.database, write, { book, version }, why);
  }

  @Post(':bookId/retire')
  @HttpCode(200)
  @Needs('adopt-books')
  @ownBooksApi.retire
  retire(
    @ToClub() write: ClubWrite,
    @Param('bookId', CLUB_BOOK_ID) book: string,
    @Body() { why }: RetireBookDto,
  ) {
    return retireBook(this.writer, write, book, why);
  }
}
