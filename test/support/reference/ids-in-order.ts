import { serviceRealm } from '../api/lent.js';

/**
 * Gives the ids of the service in this process in their order, so that lists that it sorts by an id are in
 * the same order on every run.
 *
 * @returns gives chance back
 */
export function setIdsInOrder(): () => void {
  // Those of node itself: jest's own `node:module` does not change modules that were loaded before.
  const { process } = serviceRealm;
  const crypto = process.getBuiltinModule('node:crypto');
  const { syncBuiltinESMExports } = process.getBuiltinModule('node:module');
  const { randomUUID } = crypto;
  let given = 0;
  crypto.randomUUID = () => {
    given += 1;
    return `00000000-0000-4000-8000-${given.toString(16).padStart(12, '0')}`;
  };
  syncBuiltinESMExports();
  return () => {
    crypto.randomUUID = randomUUID;
    syncBuiltinESMExports();
  };
}
