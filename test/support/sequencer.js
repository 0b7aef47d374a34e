import TestSequencer from '@jest/test-sequencer';

/** Folders by how long their files take beside others; the rest as jest knows or guesses them. */
const LONG = ['browser', 'property'];

/**
 * The order of the files in a run. On a fresh checkout jest knows no times and goes by the size of the
 * files: a few lines that look at every screen in a browser would begin last, with nothing beside them.
 */
export default class LongFirst extends TestSequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.some((folder) => path.includes(`/test/${folder}/`));
    const [long, others] = [
      super.sort(tests.filter(isLong)),
      super.sort(tests.filter((one) => !isLong(one))),
    ];
    return [...long, ...others];
  }
}
