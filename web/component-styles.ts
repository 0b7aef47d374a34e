import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const styles = new URL('../node_modules/@mantine/core/styles/', import.meta.url);

/** The styles that every component needs, whichever are used. */
const BASE = ['baseline', 'default-css-variables', 'global'];

/**
 * Gives every component its own styles and takes them out of the whole sheet, of which a first
 * load would use a tenth. Only for the build: while working on the app the whole sheet is quicker.
 */
export function componentStyles(): Plugin {
  return {
    name: 'component-styles',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id.endsWith('/@mantine/core/styles.layer.css')) {
        const sheets = BASE.map((name) => read(`${name}.layer.css`));
        return (await Promise.all(sheets)).join('\n');
      }
      // The names of a component's classes, which are beside its styles under the same name.
      const name = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id)?.[1];
      if (name === undefined) return null;
      return { code: `import '@mantine/core/styles/${name}.layer.css';\n${code}`, map: null };
    },
  };
}

function read(sheet: string): Promise<string> {
  return readFile(fileURLToPath(new URL(sheet, styles)), 'utf8');
}
