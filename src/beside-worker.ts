import { workerData } from 'node:worker_threads';
import { answerProofs, OF_PROOFS } from './ledger/proofs-beside.js';
import { answerPapers, OF_PAPERS } from './papers/paper-maker.js';
import { serveBeside } from './platform/worker/beside.js';
import { ClubReplayer } from './sessions/club-replayer.js';
import { answerEvenings, OF_EVENINGS } from './sessions/evenings.js';
import { answerTables, OF_TABLES } from './tables/tables-beside.js';

/**
 * The thread that verifies and exports clubs, folds their long evenings, writes their tables and draws
 * their papers, beside the service; it is given how to connect.
 */
serveBeside(workerData, (means) => ({
  [OF_PROOFS]: answerProofs(means, () => new ClubReplayer()),
  [OF_EVENINGS]: answerEvenings(means),
  [OF_TABLES]: answerTables(means),
  [OF_PAPERS]: answerPapers(),
}));
