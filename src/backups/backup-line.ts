import type { Backup } from './backup-files.js';

/** A backup in a line for the operator: name, size, and its proof or the lack of one. */
export function backupLine({ name, size, proof, fault }: Backup): string {
  const state =
    proof === null
      ? `NOT PROVED${fault === null ? '' : `: ${fault}`}`
      : `proved ${proof.at.slice(0, 16)}: ${proof.clubs.length} clubs, ${proof.events} events`;
  return `${name}  ${megabytes(size)}  ${state}`;
}

/** A size in bytes as people read it, e.g. '41 MB'. */
export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
