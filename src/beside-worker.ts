import { workerData } from 'node:worker_threads';
import { serveBeside } from './platform/worker/beside.js';

/**
 * The thread that verifies and exports clubs, folds their long evenings, writes their tables and draws
 * their papers, beside the service; it is given how to connect.
 */
serveBeside(workerData, {
  proofs: async (means) => {
    const [{ answerProofs }, { ClubReplayer }] = await Promise.all([
      import('./ledger/proofs-beside.js'),
      import('./replay/club-replayer.js'),
    ]);
    return answerProofs(means, () => new ClubReplayer());
  },
  evenings: async (means) => (await import('./sessions/evenings.js')).answerEvenings(means),
  fines: async (means) =>
    (await import('./audit/fine-register/fines-beside.js')).answerFines(means),
  tables: async (means) => (await import('./tables/tables-beside.js')).answerTables(means),
  papers: async (means) => (await import('./papers/paper-maker.js')).answerPapers(means),
});
