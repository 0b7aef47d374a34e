import { Controller, Headers, Sse, type MessageEvent } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { map, type Observable } from 'rxjs';
import { Needs } from '../platform/http/needs.js';
import type { Caller } from '../people/caller.js';
import { By } from '../platform/http/write/write-request.js';
import { readHeadText } from '../ledger/log/head-text.js';
import { ClubWatch } from './club-watch.js';
import { liveApi } from './live.api.js';

/** How soon a browser whose connection broke comes back. */
const RETRY_MS = 1_000;

@ApiTags('live')
@Controller('v1/clubs/:clubId/live')
export class LiveController {
  constructor(private readonly watch: ClubWatch) {}

  @Sse()
  @Needs('read-sessions')
  @liveApi.listen
  listen(@By() by: Caller, @Headers('last-event-id') last?: string): Observable<MessageEvent> {
    // Anything but an event of the log is no place to go on from.
    const after = readHeadText(last ?? '');
    return this.watch
      .listen(by, after)
      .pipe(
        map(({ mark, ...note }) => ({ id: mark, type: note.type, data: note, retry: RETRY_MS })),
      );
  }
}
