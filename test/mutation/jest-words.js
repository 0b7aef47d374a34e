import { expect } from 'expect';
import { bind } from 'jest-each';
import mocha from 'mocha';

const { bdd } = mocha.interfaces;

/** Mocha with the words of jest, in which the tests are written: jest's own tables and `expect`. */
mocha.interfaces.bdd = (suite) => {
  bdd(suite);
  suite.on('pre-require', (words) => {
    words.expect = expect;
    words.test = words.it;
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
