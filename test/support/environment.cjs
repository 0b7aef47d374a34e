const { TestEnvironment } = require('jest-environment-node');

/**
 * Lends tests what is heavy to load: modules of the built program (`npm run build`), and the browser's
 * driver. A worker loads them once, outside jest's own module loader, which would load them anew for
 * every file, never frees them, and runs them cold each time.
 */
module.exports = class LendingEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.lent = {
      built: (name) => import(`../../dist/${name}.js`),
      playwright: () => require('playwright-core'),
    };
  }
};
