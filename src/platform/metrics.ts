import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Database } from './database/database.js';

/** One label combination of the histogram, looked up once and kept. */
type Observe = (seconds: number) => void;

/** Figures for Prometheus, in a registry of their own. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly duration: Histogram;
  private readonly observers = new Map<string, Observe>();

  constructor(database: Database) {
    collectDefaultMetrics({ register: this.registry });
    this.duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, by route template',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [this.registry],
    });
    const { pool, writePool } = database;
    const gauge = (name: string, help: string, read: (of: typeof pool) => number): void => {
      this.gauge(name, help, () => read(pool) + read(writePool));
    };
    gauge('total', 'Open database connections', (of) => of.totalCount);
    gauge('idle', 'Open database connections that nobody uses', (of) => of.idleCount);
    gauge('waiting', 'Requests waiting for a database connection', (of) => of.waitingCount);
  }

  /** Counts one answered request. `route` is its template, so that the series stay few. */
  observe(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${status} ${route}`;
    let observer = this.observers.get(key);
    if (observer === undefined) {
      const child = this.duration.labels(method, route, String(status));
      observer = (value) => {
        child.observe(value);
      };
      this.observers.set(key, observer);
    }
    observer(seconds);
  }

  private gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `db_pool_${name}_connections`,
      help,
      registers: [this.registry],
      collect: () => {
        gauge.set(read());
      },
    });
  }
}
