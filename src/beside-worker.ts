import { workerData } from 'node:worker_threads';
import { serveBeside } from './platform/worker/beside.js';

/**
 * The thread that verifies and exports clubs, folds their long evenings, writes their tables and draws
 * their papers, beside the service; it is given how to connect.
 */
serveBeside(workerData, {
  proofs: async (pool) => {
    const [{ answerProofs }, { ClubReplayer }] = await Promise.all([
      import('./ledger/proofs-beside.js'),
      import('./replay/club-replayer.js'),
    ]);
    return answerProofs(pool, () => new ClubReplayer());
  },
  evenings: async (pool) => (await import('./sessions/evenings.js')).answerEvenings(pool),
  fines: async (pool) => (await import('./audit/fine-register/fines-beside.js')).answerFines(pool),
  tables: async (pool) => (await import('./tables/tables-beside.js')).answerTables(pool),
  papers: async (pool) => (await import('./papers/paper-maker.js')).answerPapers(pool),
});
