import type { Config } from '../platform/config.js';
import type { Logger } from '../platform/logging.js';
import { runService } from '../service.js';
import { utcDay } from '../values/day.js';
import { DEMO_ROLES, type DemoClub } from './demo-club.js';
import { addDemoLinks, demoPath } from './demo-links.js';
import { makeDemo } from './make-demo.js';

/** Runs a service with the demo in it until it is ended, on an empty data folder. */
export async function runDemo(config: Config, logger: Logger): Promise<void> {
  let club: DemoClub | null = null;
  await runService(config, logger, {
    beforeListening: async (app) => {
      addDemoLinks(app, () => club);
      await app.init();
      await app.getHttpAdapter().getInstance().ready();
      club = await makeDemo(app, utcDay(Date.now()));
    },
    listening: ([origin]) => {
      const links = DEMO_ROLES.map(
        (role) => `  ${role.padEnd(9)} ${origin?.origin ?? ''}${demoPath(role)}`,
      );
      process.stderr.write(`\nThe demo is ready. Sign in as:\n\n${links.join('\n')}\n\n`);
    },
  });
}
