import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a compressed file saves no packet. */
const SMALLEST_BYTES = 1000;

/** Lays every text file of the build down compressed as well, for the service to send as it is. */
export function compressed(): Plugin {
  let directory = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ build }) => {
      directory = build.outDir;
    },
    // After the service worker, which is written when the bundle is closed.
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(directory) },
  };
}

async function compressAll(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files
      .filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))
      .map((name) => compress(join(directory, name))),
  );
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  // The slowest is a tenth smaller than what is common, and takes seconds for the whole build.
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, brotliCompressSync(content, { params: quality }));
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
}
