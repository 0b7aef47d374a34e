// `npm run rooms` writes the table of rooms in docs/architecture.md; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises';
import rooms from './rooms.cjs';

const FILE = new URL('../docs/architecture.md', import.meta.url);
const BEGIN = '<!-- rooms: written by `npm run rooms` -->';
const END = '<!-- end of rooms -->';

const rows = Object.entries(rooms.ROOMS).map(([name, { holds, leansOn }]) => {
  const others = leansOn.filter((other) => other !== 'generated').join(', ') || 'nothing';
  return `| \`src/${name}\` | ${holds} | ${others} |`;
});
const table = ['| room | content | may import |', '| --- | --- | --- |', ...rows].join('\n');

const text = await readFile(FILE, 'utf8');
const [before, rest] = text.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`docs/architecture.md lacks '${BEGIN}' or '${END}'.`);
const now = `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;

// The formatter aligns the columns.
const bare = (said) => said.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
if (bare(now) !== bare(text)) {
  if (process.argv.includes('--check')) {
    console.error('docs/architecture.md is not what scripts/rooms.cjs says: run `npm run rooms`.');
    process.exitCode = 1;
  } else {
    await writeFile(FILE, now);
  }
}
