import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/*
 * Bundles the app's code of an evening as the app is bundled for the browser, into the folder that is
 * named. A program of its own: the bundler does not know the objects of jest's sandbox as its own.
 */

const [, , outDir] = process.argv;

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir,
    lib: {
      entry: fileURLToPath(new URL('app-evening.ts', import.meta.url)),
      formats: ['es'],
      fileName: () => 'evening.mjs',
    },
    minify: true,
  },
});
