/** The people who look at the demo: every role of a club, and its tablet. */
export const DEMO_ROLES = [
  'owner',
  'secretary',
  'treasurer',
  'auditor',
  'member',
  'tablet',
] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** The club of the demo, while it is made. */
export interface DemoClub {
  /** Its path below `/v1`. */
  readonly here: string;
  /** The ids of the members, by their names. */
  readonly members: ReadonlyMap<string, string>;
  /** The ids of the users, by role. */
  readonly users: ReadonlyMap<DemoRole, string>;
  /** Their bearer tokens. */
  readonly tokens: ReadonlyMap<DemoRole, string>;
  /** The id of the device. */
  readonly tablet: string;
  /** The ids of the club's own accounts, by code or name. */
  readonly accountOf: ReadonlyMap<string, string>;
}

/** @throws Error for something that the demo should have and has not */
export function found<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo has no ${String(key)}`);
  return value;
}
