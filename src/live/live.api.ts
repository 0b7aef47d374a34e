import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiHeader } from '@nestjs/swagger';
import { reads } from '../platform/http/reference/operation.js';
import { namedSchema, schemaOf } from '../platform/http/reference/schema-parts.js';
import { LogNote } from './live.view.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';

const STREAM = namedSchema('LogNotes', {
  type: 'string',
  description:
    'Server-sent events: `id` is the event in the log with the first digits of its hash, `data` a LogNote.',
  contentMediaType: 'text/event-stream',
  contentSchema: schemaOf(LogNote),
});

const LAST_EVENT_ID = ApiHeader({
  name: 'last-event-id',
  required: false,
  description:
    'The `id` of the last event that was heard of; what came after it is sent first. Where the log does ' +
    'not have that event any more, because a backup was restored, the first note is `restored`.',
  schema: { type: 'string', example: '14:9c1f-6a0e-4b7d-2c88' },
});

/** The API reference of the live line. */
export const liveApi = {
  listen: applyDecorators(
    LAST_EVENT_ID,
    ApiExtraModels(LogNote),
    reads({
      id: 'listen',
      summary: 'Listen to a club',
      description:
        'Announces additions to the log, at whichever instance they were made: server-sent events ' +
        '(`EventSource`). Events that were missed while the connection was broken are sent first: the ' +
        'browser sends ' +
        'the last `id` in `Last-Event-ID` by itself. After two minutes the answer ends, and the listener ' +
        'comes back. It ends as well with the roles, the sign-in or the device that let the listener ' +
        'in. Of ' +
        'kinds that they may not hear of only the number is sent, in a `ping`. A `seen` says that the ' +
        'listener has marked their news as seen on one of their devices. Ten may listen with one ' +
        'token.',
      of: [CLUB_ID],
      refusals: ['too-many-requests'],
      answer: {
        description: 'Notes, as they come.',
        mediaType: 'text/event-stream',
        type: STREAM,
      },
    }),
  ),
};
