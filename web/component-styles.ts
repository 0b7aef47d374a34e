import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const styles = new URL('../node_modules/@mantine/core/styles/', import.meta.url);

/** The styles that every component needs, whichever are used. */
const BASE = ['baseline', 'default-css-variables', 'global'];

/** Mantine's colours that nothing here is painted with: each has two dozen variables in a first load. */
const UNUSED = ['cyan', 'grape', 'green', 'indigo', 'lime', 'orange', 'pink', 'violet'].join('|');
const VARIABLE = new RegExp(`--mantine-color-(?:${UNUSED})-[\\w-]+:[^;}]+;?`, 'g');
const SHADES = new RegExp(`\\b(?:${UNUSED}): \\[[^\\]]*\\],?`, 'g');
const PAINTED = new RegExp(`['"](?:${UNUSED})(?:\\.\\d)?['"]|--mantine-color-(?:${UNUSED})-`);

/**
 * Gives every component its own styles and takes them out of the whole sheet, of which a first
 * load would use a tenth, and the colours that nothing is painted with. Only for
 * the build: while working on the app the whole sheet is quicker.
 */
export function componentStyles(): Plugin {
  return {
    name: 'component-styles',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id.endsWith('/@mantine/core/styles.layer.css')) {
        const sheets = BASE.map((name) => read(`${name}.layer.css`));
        return (await Promise.all(sheets)).join('\n').replaceAll(VARIABLE, '');
      }
      if (id.endsWith('/MantineProvider/default-colors.mjs')) {
        return { code: code.replaceAll(SHADES, ''), map: null };
      }
      if (id.startsWith(WEB) && PAINTED.test(code)) {
        this.error(`${id} is painted in a colour without variables (component-styles.ts)`);
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
