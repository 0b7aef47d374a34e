import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { booksApi } from './books.api.js';
import { BooksDto } from './books.dto.js';
import { changeBooks, readBooks } from './change-books.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/books')
export class BooksController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get()
  @Needs('read-sessions')
  @booksApi.read
  read(@Param('clubId', CLUB_ID) clubId: string) {
    return readBooks(this.database, clubId);
  }

  @Patch()
  @Needs('keep-money')
  @booksApi.change
  change(@ToClub() write: ClubWrite, @Body() body: BooksDto) {
    return changeBooks(this.writer, this.database, write, body);
  }
}
