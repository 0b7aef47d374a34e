import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { headersOf } from './reference/headers.js';
import { problemResponse } from './reference/problem-response.js';

const ok = (description: string) =>
  ApiResponse({
    status: 200,
    description,
    headers: headersOf([]),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['status'],
          properties: { status: { type: 'string', enum: ['ok'] } },
        },
      },
    },
  });

/** Refusals that any address can give: headers that are too large, or a service that is not ready. */
const refused = applyDecorators(
  ApiResponse({ status: 413, ...problemResponse(['payload-too-large']) }),
  ApiResponse({ status: 503, ...problemResponse(['not-ready']) }),
);

/** The API reference of the health checks and figures. */
export const healthApi = {
  live: applyDecorators(
    ApiOperation({
      operationId: 'live',
      summary: 'Whether the process runs',
      description: 'Answers as long as the process can answer at all; asks nobody else.',
    }),
    ok('It runs.'),
    refused,
  ),
  ready: applyDecorators(
    ApiOperation({
      operationId: 'ready',
      summary: 'Whether the service may be sent requests',
      description:
        'The database answers, is migrated and can be written, and the service is not stopping.',
    }),
    ok('It may.'),
    refused,
  ),
  metrics: applyDecorators(
    ApiOperation({
      operationId: 'metrics',
      summary: 'Figures for Prometheus',
      description: 'Request times by route, the database connections, the state of the process.',
    }),
    ApiResponse({
      status: 200,
      description: 'The figures in the text format of Prometheus.',
      headers: headersOf([]),
      content: {
        'text/plain': {
          schema: { type: 'string' },
        },
      },
    }),
    refused,
  ),
};
