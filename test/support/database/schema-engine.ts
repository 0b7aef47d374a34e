import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type pg from 'pg';

interface DiffEngine {
  diff(input: object): Promise<{ readonly stdout?: string | null }>;
}

/** Parts of Node that the types of ES2023 leave out. */
interface WithWebAssembly {
  readonly WebAssembly: {
    instantiate(
      binary: Uint8Array,
      imports: object,
    ): Promise<{ readonly instance: { readonly exports: Record<string, unknown> } }>;
  };
}

interface EngineModule {
  __wbg_set_wasm(exports: object): void;
  readonly SchemaEngine: {
    new: (options: object, log: (text: string) => void, adapter: unknown) => Promise<DiffEngine>;
  };
}

/**
 * The SQL that makes an empty database into what a Prisma schema says, as Prisma's own engine prints
 * it. The engine runs as WebAssembly: the usual one would have to be downloaded.
 *
 * @param connection any database that can be reached; nothing is done to it
 */
export async function sqlOfSchema(
  schemaPath: string,
  connection: pg.ClientConfig,
): Promise<string> {
  const require = createRequire(import.meta.url);
  const engine =
    (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as EngineModule;
  // The package exports its glue only; the binary lies beside it.
  const binary = await readFile(
    require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm'),
  );
  const { instance } = await (globalThis as unknown as WithWebAssembly).WebAssembly.instantiate(
    binary,
    {
      './schema_engine_bg.js': engine,
    },
  );
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  const content = await readFile(schemaPath, 'utf8');
  const schema = await engine.SchemaEngine.new(
    { datamodels: [[schemaPath, content]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(new PrismaPg(connection)),
  );
  const { stdout } = await schema.diff({
    from: { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files: [{ path: schemaPath, content }] },
    script: true,
    shadowDatabaseUrl: null,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? '';
}
