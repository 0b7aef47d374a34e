import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../../src/platform/package-root.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase } from '../../support/database/database.js';
import { npmExec } from '../../support/database/npm-exec.js';
import { setupToken, spawnService } from '../../support/database/service.js';

/** The generator wants a newer Node than the service, and a TypeScript before 7: npm brings both. */
const GENERATOR = ['node@24.21.0', '@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'];
const STRICT = {
  compilerOptions: {
    strict: true,
    target: 'es2023',
    module: 'commonjs',
    moduleResolution: 'bundler',
    types: ['node'],
    rootDir: '.',
    outDir: 'out',
  },
  include: ['*.ts'],
};

const run = promisify(execFile);

describe('a client generated from the reference by others', () => {
  const root = packageRoot();
  const place = join(root, '.cache', 'generated-client');

  beforeAll(async () => {
    await rm(place, { recursive: true, force: true });
    const made = ['-i', './docs/openapi.json', '-o', place, '-c', '@hey-api/client-fetch'];
    await npmExec(GENERATOR, ['openapi-ts', ...made]);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'package.json'), '{ "type": "commonjs" }');
    const program = join(root, 'test', 'slow', 'generated-client.evening.txt');
    await copyFile(program, join(place, 'evening.ts'));
    await writeFile(join(place, 'examples.ts'), await examplesAsProgram(root));
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify(STRICT));
    await run(process.execPath, [
      join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
      ...['--project', place],
    ]).catch((error: unknown) => {
      throw new Error(`the client does not compile: ${(error as { stdout: string }).stdout}`);
    });
  });

  test('records an evening of each game; a hand may leave its game out', async () => {
    const database = await createTestDatabase();
    const service = spawnService({ DATABASE_URL: databaseUrl(database), LOG_LEVEL: 'info' });
    try {
      const args = [await service.ready(), await setupToken(service)];
      const { stdout } = await run(process.execPath, [join(place, 'out', 'evening.js'), ...args]);
      const told = JSON.parse(stdout) as { tarok: number[]; koenigrufen: number[]; proof: boolean };
      expect([told.tarok.length, told.koenigrufen.length, told.proof]).toEqual([3, 2, true]);
      expect(told.koenigrufen.every((payments) => payments > 0)).toBe(true);
    } finally {
      service.child.kill('SIGTERM');
      await service.ended();
      await database.drop();
    }
  });
});

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>
    >;
  };
}

/** Every example of a body, as a value of the type that the generator gives that body. */
async function examplesAsProgram(root: string): Promise<string> {
  const text = await readFile(join(root, 'docs', 'openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as Document;
  const lines: string[] = [];
  for (const { operationId, requestBody } of Object.values(paths).flatMap(
    Object.values<Operation>,
  )) {
    const type = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Data`;
    const examples = requestBody?.content['application/json']?.examples ?? {};
    for (const { value } of Object.values(examples)) {
      lines.push(
        `export const e${lines.length}: types.${type}['body'] = ${JSON.stringify(value)};`,
      );
    }
  }
  expect(lines.length).toBeGreaterThan(50);
  return `import type * as types from '../types.gen';\n${lines.join('\n')}\n`;
}
