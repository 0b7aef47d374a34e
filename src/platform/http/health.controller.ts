import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { healthApi } from './health.api.js';
import { Metrics } from '../metrics.js';
import { Readiness } from '../database/readiness.js';
import { Needs } from './needs.js';

/** For the operator: liveness, readiness and metrics of the service. */
@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  @Needs('anyone')
  @healthApi.live
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Needs('anyone')
  @healthApi.ready
  async ready(): Promise<{ status: 'ok' }> {
    const obstacle = await this.readiness.obstacle();
    if (obstacle !== null) throw obstacle;
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Needs('anyone')
  @healthApi.metrics
  async scrape(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
