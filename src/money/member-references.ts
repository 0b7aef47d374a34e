import { referenceOf } from './reference.js';

/**
 * The references of a club's members and guests: each person has one for good, so that a line of the
 * bank always leads to them. A merged guest keeps theirs.
 *
 * @param members everybody, in the order in which they came: of two with the same reference, the
 *   earlier one has it
 * @returns the ids by their references
 */
export function memberReferences(members: Iterable<string>): ReadonlyMap<string, string> {
  const references = new Map<string, string>();
  for (const member of members) {
    let attempt = 0;
    let reference = referenceOf(`member ${member}`, attempt);
    while (references.has(reference)) {
      attempt += 1;
      reference = referenceOf(`member ${member}`, attempt);
    }
    references.set(reference, member);
  }
  return references;
}

/** The reference of one of them; undefined for somebody else. */
export function referenceOfMember(
  member: string,
  references: ReadonlyMap<string, string>,
): string | undefined {
  for (const [reference, id] of references) if (id === member) return reference;
  return undefined;
}
