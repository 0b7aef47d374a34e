/**
 * Where the payload of an event names a person: by `name`, that of an owner in what the owner is. The log
 * holds a digest there, `nameDigest`, so that the name can be forgotten; logs from before held the name.
 */
interface Naming {
  readonly name?: unknown;
  readonly nameDigest?: unknown;
  readonly owner?: Naming;
}

/** A payload as the log holds it: the digest in the place of the person's name. */
export function hideName(payload: object, digest: string): object {
  const { owner } = payload as Naming;
  if (owner !== undefined) return { ...payload, owner: hideName(owner, digest) };
  const { name: _name, ...rest } = payload as Naming;
  return { ...rest, nameDigest: digest };
}

/** A payload with this name, whether it held one or a digest. */
export function showName(payload: object, name: string): object {
  const { owner } = payload as Naming;
  if (owner !== undefined) return { ...payload, owner: showName(owner, name) };
  const { nameDigest: _digest, ...rest } = payload as Naming;
  return { ...rest, name };
}

/** The name that a payload gives a person; undefined for one that holds none. */
export function nameIn(payload: object): string | undefined {
  const { name } = namingOf(payload);
  return typeof name === 'string' ? name : undefined;
}

/** The digest in place of a name; null in a payload without one. */
export function digestIn(payload: object): string | null {
  const { nameDigest } = namingOf(payload);
  return typeof nameDigest === 'string' ? nameDigest : null;
}

function namingOf(payload: Naming): Naming {
  return payload.owner ?? payload;
}
