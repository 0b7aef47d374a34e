import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type {} from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUILD } from '../build-folder.js';

/** Files below here have the hash of their content in their names; the others are asked for again. */
const HASHED = 'assets/';
/** The script in the head of the page, which is a part of it. */
export const FIRST_SCRIPT = 'colour-scheme.js';
/** The picture in the tab of the page. */
export const ICON = 'icon.svg';
const FOREVER = 'public, max-age=31536000, immutable';
/** Nobody asks again, whole or in part, for a file that never changes. */
const NO_VALIDATORS = { etag: false, lastModified: false, acceptRanges: false } as const;
const READS = new Set(['GET', 'HEAD']);

/** The addresses of the service itself: the app has no screens there. */
const NOT_THE_APP = /^\/(v1|docs|demo|health|metrics)(\/|$)/;

/** The headers of the app's pages: everything from here, no script that is not a file. */
const APP_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // The components set sizes and colours as style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // Served as plain HTTP on a home network as well.
  strictTransportSecurity: false,
};

/**
 * Serves the app out of the build's folder `web` at `/`: its files by their names, and its page for every other
 * address a browser asks a page for. Without a build of the app there is the API alone.
 */
export async function serveApp(app: NestFastifyApplication): Promise<void> {
  const root = join(BUILD, 'web');
  if (!existsSync(join(root, 'index.html'))) return;
  const files = await listFiles(root);
  app.useStaticAssets({ root, serve: false, preCompressed: true });
  const fastify = app.getHttpAdapter().getInstance();
  // Where no route is: a route for every address would take those that the API refuses in its way.
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const name = request.is404 && READS.has(request.method) ? nameOf(request, files) : null;
    if (name === null || !fastify.hasReplyDecorator('sendFile')) {
      done();
      return;
    }
    const isPart = name.startsWith(HASHED);
    // A part of a page keeps that page's rules.
    if (!isPart && name !== FIRST_SCRIPT && name !== ICON) reply.helmet(APP_HEADERS);
    void reply.header('cache-control', isPart ? FOREVER : 'no-cache');
    void reply.sendFile(name, { cacheControl: false, ...(isPart && NO_VALIDATORS) });
  });
}

/**
 * The file for a request: the one of its name, or the app's one page where a browser asks for a
 * page. Names are looked up, never resolved, so there is no way out of the directory.
 */
function nameOf({ raw, headers }: FastifyRequest, files: ReadonlySet<string>): string | null {
  const path = (raw.url ?? '/').split('?', 1)[0] ?? '/';
  if (path === '/') return 'index.html';
  if (files.has(path.slice(1))) return path.slice(1);
  const wantsPage = headers.accept?.includes('text/html') === true;
  return wantsPage && !NOT_THE_APP.test(path) ? 'index.html' : null;
}

async function listFiles(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  // The compressed copies are sent under the names of the files themselves.
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  return new Set(
    files.map(({ parentPath, name }) =>
      relative(root, join(parentPath, name)).split(sep).join('/'),
    ),
  );
}
