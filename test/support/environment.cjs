const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { TestEnvironment } = require('jest-environment-node');
const kept = require('./kept.cjs');
const { validatorOf } = require('./validators.cjs');

/** The build of the whole run: `dist` may lead to another one meanwhile. */
const BUILD = process.env.TEST_BUILD ?? join(process.cwd(), 'dist');

const built = (name) => import(pathToFileURL(join(BUILD, `${name}.js`)).href);
const playwright = () => require('playwright-core');

const isOurs = (frame) => {
  const file = frame.getFileName() ?? '';
  return !file.startsWith('node:') && !file.includes('node_modules');
};

/**
 * jest writes the place in the source of every frame of a stack. The browser's driver asks for a stack at
 * each of its calls, nearly all of it its own frames and Node's, which have no other source.
 */
function ownFramesMapped(format) {
  const asIs = (frame) => ({ isNative: () => true, toString: () => frame.toString() });
  return (error, frames) =>
    format(
      error,
      frames.map((frame) => (isOurs(frame) ? frame : asIs(frame))),
    );
}

/**
 * Lends tests the modules that are slow to load: those of the built program (`npm run build`), the
 * browser's driver, and the validator of answers by the reference. A worker loads them once, outside
 * jest's own module loader, which would load them again for every file, never frees them, and runs them
 * cold each time. The same holds for the application and the browser that the files of a worker share.
 */
module.exports = class LendingEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Error.prepareStackTrace = ownFramesMapped(Error.prepareStackTrace);
    this.global.lent = {
      built,
      playwright,
      pg: () => require('pg'),
      validatorOf,
      described: kept.described,
      CHEAP: kept.CHEAP,
      sharedApp: kept.sharedApp,
      startSharedApp: (connection) => kept.startApp(built, connection),
      sharedBrowser: (options) => kept.sharedBrowser(playwright(), options),
      realm: globalThis,
    };
  }
};
