import { Controller, Get, Header } from '@nestjs/common';
import {
  ApiExcludeEndpoint,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Metrics } from './metrics.js';
import { Problem } from './problem.js';
import { Readiness } from './readiness.js';

/** For whoever runs the service: is it alive, may it be sent requests, how is it doing. */
@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  @ApiOperation({ operationId: 'live', summary: 'The process runs' })
  @ApiOkResponse({ schema: { example: { status: 'ok' } } })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @ApiOperation({
    operationId: 'ready',
    summary: 'The database answers and is migrated, and the service is not stopping',
  })
  @ApiOkResponse({ schema: { example: { status: 'ok' } } })
  @ApiServiceUnavailableResponse({ description: 'not-ready, with the reason in `detail`' })
  async ready(): Promise<{ status: 'ok' }> {
    const obstacle = await this.readiness.obstacle();
    if (obstacle !== null) throw new Problem('not-ready', obstacle);
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiExcludeEndpoint()
  async scrape(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
