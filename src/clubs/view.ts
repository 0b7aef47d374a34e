import type { ClubRow, MemberRow } from '../ledger/log/event.js';
import { ID, many, orNull, Shown, TEXT, TIME } from '../platform/api/shown.js';

/** A club as the API shows it. */
export class ClubView {
  @Shown(ID, 'The id the service gave it.')
  readonly id!: string;
  @Shown(TEXT, 'Its name.')
  readonly name!: string;
  @Shown({ type: 'string', pattern: '^[A-Z]{3}$' }, 'Its currency (ISO 4217).')
  readonly currency!: string;
  @Shown(TIME, 'When it was opened.')
  readonly createdAt!: string;
  @Shown(orNull(TIME), 'When it was archived; null while it is not.')
  readonly archivedAt!: string | null;
}

/** All clubs. */
export class ClubList {
  @Shown(many(() => ClubView), 'By name, the archived ones last.')
  readonly clubs!: readonly ClubView[];
}

/** A member as the API shows it. */
export class MemberView {
  @Shown(ID, 'The id the service gave the member; players are named by it everywhere.')
  readonly id!: string;
  @Shown(TEXT, 'The name.')
  readonly name!: string;
  @Shown(TIME, 'When the member was added.')
  readonly createdAt!: string;
  @Shown(orNull(TIME), 'When the member was archived; null while not.')
  readonly archivedAt!: string | null;
}

/** All members of a club. */
export class MemberList {
  @Shown(many(() => MemberView), 'By name, the archived ones last.')
  readonly members!: readonly MemberView[];
}

export function viewClub(
  club: Pick<ClubRow, 'id' | 'name' | 'currency' | 'createdAt' | 'archivedAt'>,
): ClubView {
  const { id, name, currency, createdAt, archivedAt } = club;
  return { id, name, currency, createdAt, archivedAt };
}

export function viewMember(
  member: Pick<MemberRow, 'id' | 'name' | 'createdAt' | 'archivedAt'>,
): MemberView {
  const { id, name, createdAt, archivedAt } = member;
  return { id, name, createdAt, archivedAt };
}
