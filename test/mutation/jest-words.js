import { expect } from 'expect';
import { bind } from 'jest-each';
import mocha from 'mocha';

const { bdd } = mocha.interfaces;

/** Mocha with the words of jest, in which the tests are written: jest's own tables and `expect`. */
mocha.interfaces.bdd = (suite) => {
  bdd(suite);
  suite.on('pre-require', (words) => {
    words.expect = expect;
    words.it = limited(words.it);
    words.test = words.it;
    words.beforeAll = limited(words.before);
    words.afterAll = limited(words.after);
    words.it.each = bind(words.it);
    words.describe.each = bind(words.describe, false);
  });
  // A test is of the file that somebody writes: when that one changes, its tests are run again.
  suite.on('post-require', () => {
    suite.eachTest((test) => {
      test.file = test.file?.replace(/\.js$/, '.ts');
    });
  });
};

/** Mocha's function with jest's last argument: the time limit in milliseconds. */
function limited(define) {
  const withLimit = (...given) => {
    const limit = typeof given.at(-1) === 'number' ? given.pop() : undefined;
    const defined = define(...given);
    if (limit !== undefined) defined?.timeout(limit);
    return defined;
  };
  return Object.assign(withLimit, define);
}
