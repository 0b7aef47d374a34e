import { keepBuild } from './platform/build-folder.js';
import { readConfig } from './platform/config.js';
import { createLogger } from './platform/logging.js';
import { runService } from './service.js';

try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const error = keepBuild();
  if (error !== null) logger.warn(`a later build may remove this one: ${error.message}`);
  await runService(config, logger);
} catch (error) {
  // Before there is a logger, or about what keeps the service from starting: one plain line.
  process.stderr.write(
    `Kopperne cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
