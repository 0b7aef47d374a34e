import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeApi } from '../api-description.js';
import { createApp } from '../app.js';
import { createLogger } from '../platform/logging.js';
import { listRoutes } from '../platform/http/reference/route-list.js';
import { packageRoot } from '../platform/package-root.js';
import { describeProblems } from '../problems/problem-list.js';
import { describeColumns } from '../tables/describe-columns.js';

/** The marks around the part of a document that is written by `npm run openapi`. */
const ROUTES = ['<!-- routes: written by `npm run openapi` -->', '<!-- end of routes -->'] as const;
const COLUMNS = [
  '<!-- columns: written by `npm run openapi`, but for the words beside them -->',
  '<!-- end of columns -->',
] as const;

/** Documents whose tables the formatter aligns. */
const FORMATTED = ['docs/api.md', 'docs/tables.md'];

/**
 * Writes the files that are made from the code: docs/openapi.json, docs/problems.md, the routes of
 * docs/api.md and the columns of docs/tables.md. With `--check` it writes nothing and fails when one of them is not up to date. Needs no
 * database.
 */
async function main(check: boolean): Promise<void> {
  const app = await createApp({ connection: {}, logger: createLogger('silent'), migrations: [] });
  const document = describeApi(app);
  await app.close();
  const files: Record<string, (present: string) => string> = {
    'docs/openapi.json': () => `${JSON.stringify(document, null, 2)}\n`,
    'docs/problems.md': describeProblems,
    'docs/api.md': (present) => between(present, ROUTES, () => listRoutes(document)),
    'docs/tables.md': (present) => between(present, COLUMNS, describeColumns),
  };
  for (const [name, make] of Object.entries(files)) {
    const path = join(packageRoot(), name);
    const present = await readFile(path, 'utf8').catch(() => '');
    const text = make(present);
    const same = FORMATTED.includes(name) ? bare(present) === bare(text) : present === text;
    if (same) continue;
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

/** The document with another text between two marks. */
function between(
  present: string,
  [begin, end]: readonly [string, string],
  make: (inside: string) => string,
): string {
  const [before = '', rest = ''] = present.split(begin);
  const [inside = '', after] = rest.split(end);
  if (after === undefined) throw new Error(`a document lacks '${begin}' or '${end}'`);
  return `${before}${begin}\n\n${make(inside)}\n\n${end}${after}`;
}

/** A text without the blanks and dashes by which the formatter aligns the columns of a table. */
function bare(text: string): string {
  return text.replaceAll(/ +(?=\|)|(?<=\|) +|-{3,}/g, '');
}

await main(process.argv.includes('--check'));
