import type { LoggerService } from '@nestjs/common';
import { pino, destination, type Logger } from 'pino';
import type { LogLevel } from './config.js';

export type { Logger } from 'pino';

/** Lines are gathered: one system call a line would cost a request more than its validation. */
const GATHER_BYTES = 4096;
const GATHER_MS = 200;

/**
 * A logger that writes one JSON object a line to standard output, gathered for at most 200 ms; what
 * is left is written when the process exits.
 */
export function createLogger(level: LogLevel): Logger {
  const stdout = destination({
    dest: 1,
    sync: false,
    minLength: GATHER_BYTES,
    periodicFlush: GATHER_MS,
  });
  // A reader that went away (`npm start | head`) must not end the service.
  stdout.on('error', () => undefined);
  return pino(
    {
      level,
      base: { service: 'kopperne' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: withoutRows },
    },
    stdout,
  );
}

/** The details of a PostgreSQL error beside its message show the row, with all its values. */
function withoutRows(error: Error): unknown {
  return JSON.parse(
    JSON.stringify(pino.stdSerializers.err(error), (key, value: unknown) =>
      key === 'detail' || key === 'where' ? undefined : value,
    ),
  );
}

/** Nest's own messages (module start, route table) at debug level, its warnings and errors as such. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(this.context(rest), String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn(this.context(rest), String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof Error) this.logger.error({ err: message, ...this.context(rest) });
    else this.logger.error(this.context(rest), String(message));
  }

  private context(rest: readonly unknown[]): { context?: string } {
    const last = rest.at(-1);
    return typeof last === 'string' ? { context: last } : {};
  }
}
