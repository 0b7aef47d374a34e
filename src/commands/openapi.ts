import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createApp } from '../app.js';
import { createLogger } from '../platform/logging.js';
import { readExamples } from '../platform/http/reference/examples.js';
import { describeApi } from '../platform/http/reference/openapi.js';
import { packageRoot } from '../platform/package-root.js';
import { describeProblems } from '../problems/problem-list.js';

/**
 * Writes the files that are made from the code: docs/openapi.json and docs/problems.md. With
 * `--check` it writes nothing and fails when one of them is not up to date. Needs no database.
 */
async function main(check: boolean): Promise<void> {
  const app = await createApp({ connection: {}, logger: createLogger('silent'), migrations: [] });
  const files = {
    'docs/openapi.json': `${JSON.stringify(describeApi(app, readExamples()), null, 2)}\n`,
    'docs/problems.md': describeProblems(),
  };
  await app.close();
  for (const [name, text] of Object.entries(files)) {
    const path = join(packageRoot(), name);
    const present = await readFile(path, 'utf8').catch(() => '');
    if (present === text) continue;
    if (check) {
      console.error(`${name} is not up to date: run npm run openapi`);
      process.exitCode = 1;
    } else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      console.log(`wrote ${name}`);
    }
  }
}

await main(process.argv.includes('--check'));
