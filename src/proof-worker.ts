import { workerData } from 'node:worker_threads';
import { serveProofs } from './ledger/proofs-beside.js';
import { ClubReplayer } from './sessions/club-replayer.js';

/** The thread that verifies and exports clubs beside the service; it is given how to connect. */
serveProofs(workerData, () => new ClubReplayer());
