const { TestEnvironment } = require('jest-environment-node');

/** Leaves out what comes after the first failure: one test that notices a mutant is enough. */
module.exports = class FirstFailureEnvironment extends TestEnvironment {
  hasFailed = false;

  handleTestEvent(event) {
    if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.hasFailed = true;
  }
};
