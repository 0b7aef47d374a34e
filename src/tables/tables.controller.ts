import { Controller, Get, Headers, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AtOnce } from '../platform/http/limits/at-once.js';
import { LISTS } from './tables-at-once.js';
import type { Caller } from '../people/caller.js';
import type { Logger } from '../platform/logging.js';
import { named } from '../platform/http/file-name.js';
import { Needs } from '../platform/http/needs.js';
import { Problem } from '../platform/http/problem/problem.js';
import { LOGGER } from '../platform/tokens.js';
import { By } from '../platform/http/write/write-request.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { acceptedLanguage } from './accepted-language.js';
import type { TableIds } from './table.js';
import { PeriodQuery, periodOf, type TableQuery } from './table.dto.js';
import {
  TABLE_FILES,
  type JournalRequest,
  type TableRequest,
  type TableFiles,
} from './table-files.js';
import { journalApi, tableApi } from './tables.api.js';
import { TABLE_IDS, TABLES, type TableId } from './tables.js';
import { MEMBER_ID } from '../clubs/members/member-id.js';
import { OWNER_ID } from '../cash-book/path-parts.js';
import { SEASON_ID } from '../seasons/season-id.js';
import { SESSION_ID } from '../sessions/to-session.js';

type Params = Readonly<Record<string, string | undefined>>;

/** Lists as files. The routes of the tables follow from `TABLES`, below. */
@ApiTags('tables')
@Controller('v1/clubs/:clubId')
export class TablesController {
  constructor(
    @Inject(TABLE_FILES) private readonly files: TableFiles,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The whole ledger, for programs of bookkeeping in text. */
  @Get('ledger.hledger')
  @AtOnce(LISTS)
  @Needs('read-all')
  @journalApi
  hledger(
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() query: PeriodQuery,
    @Headers('accept-language') languages: string | undefined,
  ): Promise<StreamableFile> {
    const language = query.language ?? acceptedLanguage(languages);
    return this.send({ clubId, format: 'hledger', language, query: periodOf(query) });
  }

  /** A file, streamed for as long as its client takes. */
  async send(asked: TableRequest | JournalRequest): Promise<StreamableFile> {
    const { name, mediaType, stream } = await this.files.write(asked);
    stream.on('error', (error) => {
      this.logger.warn({ err: error, clubId: asked.clubId }, 'a table was broken off');
    });
    return new StreamableFile(stream, { type: mediaType, disposition: named('attachment', name) });
  }
}

function tableRoute(table: TableId) {
  const { narrowed } = TABLES[table];
  return function (
    this: TablesController,
    by: Caller,
    params: Params,
    query: TableQuery,
    languages: string | undefined,
  ): Promise<StreamableFile> {
    const clubId = CLUB_ID.transform(params['clubId'] ?? '');
    const of = idsOf(params);
    const { language, dialect = 'spreadsheet', ...asked } = query;
    return this.send({
      clubId,
      table,
      format: formatOf(params['format']),
      of,
      query: narrowed(asked, by, of),
      dialect,
      language: language ?? acceptedLanguage(languages),
    });
  };
}

function idsOf({ sessionId, memberId, seasonId, ownerId }: Params): TableIds {
  return {
    ...(sessionId === undefined ? {} : { sessionId: SESSION_ID.transform(sessionId) }),
    ...(memberId === undefined ? {} : { memberId: MEMBER_ID.transform(memberId) }),
    ...(seasonId === undefined ? {} : { seasonId: SEASON_ID.transform(seasonId) }),
    ...(ownerId === undefined ? {} : { ownerId: OWNER_ID.transform(ownerId) }),
  };
}

/** @throws Problem `not-found` for an ending that no table has */
function formatOf(ending = ''): 'csv' | 'xlsx' {
  if (ending === 'csv' || ending === 'xlsx') return ending;
  throw new Problem('no-such-address', {});
}

// As the decorators of written methods would do: one description a table is enough.
for (const id of TABLE_IDS) {
  const { at, needs, dto } = TABLES[id];
  const prototype = TablesController.prototype;
  const value = tableRoute(id);
  // The API reference finds what is asked in an address by the name of the method.
  Object.defineProperty(value, 'name', { value: id });
  Object.defineProperty(prototype, id, { value, configurable: true, writable: true });
  const descriptor = Object.getOwnPropertyDescriptor(prototype, id) ?? { value };
  for (const decorate of [Get(`${at}.:format`), AtOnce(LISTS), Needs(needs), tableApi(id)]) {
    decorate(prototype, id, descriptor);
  }
  [By(), Param(), Query(), Headers('accept-language')].forEach((decorate, place) => {
    decorate(prototype, id, place);
  });
  Reflect.defineMetadata('design:paramtypes', [Object, Object, dto, Object], prototype, id);
}
