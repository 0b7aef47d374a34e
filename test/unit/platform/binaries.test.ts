import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../../src/platform/embedded/binaries.js';

describe('the PostgreSQL out of the npm package', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kopperne-package-'));
    await mkdir(join(root, 'native', 'bin'), { recursive: true });
    await mkdir(join(root, 'native', 'lib'));
    await writeFile(join(root, 'package.json'), '{"version":"18.4.0-beta.17"}');
    await writeFile(join(root, 'native', 'bin', 'initdb'), '');
    await writeFile(join(root, 'native', 'bin', 'postgres'), '');
    await writeFile(join(root, 'native', 'lib', 'libpq.so.5.18'), '');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    await writeFile(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  test('gets the links that an installation without scripts leaves out', async () => {
    expect((await findBinaries(root)).major).toBe(18);
    expect(await readlink(join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  });

  test('is left alone where nothing is missing', async () => {
    await findBinaries(root);
    await expect(findBinaries(root)).resolves.toMatchObject({ major: 18 });
  });
});
