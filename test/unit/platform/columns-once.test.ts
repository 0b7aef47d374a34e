import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectColumns } from '../../../src/platform/database/select-columns.js';

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((file) => file.endsWith('.ts') && !file.startsWith(join('src', 'generated')));

const toName = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

test('columns are selected by their names', () => {
  expect(selectColumns('Session', 's', 'id', 'openedAt')).toBe('s.id, s.opened_at AS "openedAt"');
});

test('no statement repeats the name of a column', () => {
  const repeated = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/([a-z]\w*) AS "(\w+)"/g)]
      .filter(([, column = '', name]) => toName(column) === name)
      .map(([sql]) => `${file}: ${sql}`),
  );
  expect(FILES.length).toBeGreaterThan(500);
  expect(repeated).toEqual([]);
});
