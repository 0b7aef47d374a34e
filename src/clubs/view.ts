import type { ClubRow, MemberRow } from '../ledger/log/event.js';
import { LANGUAGES, type LanguageId } from '../people/languages.js';
import {
  Field,
  ID,
  many,
  oneOf,
  orNull,
  TEXT,
  TIME,
  YES_NO,
} from '../platform/http/reference/field.js';

/** A club as the API shows it. */
export class ClubView {
  @Field(ID, 'The id the service gave it.')
  readonly id!: string;
  @Field(TEXT, 'Its name.')
  readonly name!: string;
  @Field({ type: 'string', pattern: '^[A-Z]{3}$' }, 'Its currency (ISO 4217).')
  readonly currency!: string;
  @Field(oneOf(LANGUAGES), 'The language of its wall, tablets and invitations.')
  readonly language!: LanguageId;
  @Field(TIME, 'When it was opened.')
  readonly createdAt!: string;
  @Field(orNull(TIME), 'When it was archived; null while it is not.')
  readonly archivedAt!: string | null;
  @Field(YES_NO, 'Whether all members see what others won in money and what they were fined.')
  readonly statisticsShown!: boolean;
}

/** All clubs. */
export class ClubList {
  @Field(many(() => ClubView), 'By name, the archived ones last.')
  readonly clubs!: readonly ClubView[];
}

/** A member or a guest as the API shows them. */
export class MemberView {
  @Field(ID, 'The id the service gave the member; players are named by it everywhere.')
  readonly id!: string;
  @Field(TEXT, 'The name; of a merged guest that of the member.')
  readonly name!: string;
  @Field(TIME, 'When the member was added.')
  readonly createdAt!: string;
  @Field(orNull(TIME), 'When the member was archived; null while not.')
  readonly archivedAt!: string | null;
  @Field(YES_NO, 'Whether they are a guest, and no member.')
  readonly guest!: boolean;
  @Field(orNull(ID), 'The member that a guest was merged into; null for everybody else.')
  readonly mergedInto!: string | null;
  @Field(
    orNull(TEXT),
    'The initials of a member who left for good; `name` then says so in the language of the club. Null for everybody else.',
  )
  readonly initials!: string | null;
}

/** All members of a club. */
export class MemberList {
  @Field(many(() => MemberView), 'By name, the archived ones last; with the guests.')
  readonly members!: readonly MemberView[];
}

export function viewClub(
  club: Pick<
    ClubRow,
    'id' | 'name' | 'currency' | 'createdAt' | 'archivedAt' | 'statisticsShown'
  > & {
    readonly language: string;
  },
): ClubView {
  const { id, name, currency, createdAt, archivedAt, statisticsShown } = club;
  const language = club.language as LanguageId;
  return { id, name, currency, language, createdAt, archivedAt, statisticsShown };
}

export function viewMember(
  member: Pick<
    MemberRow,
    'id' | 'name' | 'createdAt' | 'archivedAt' | 'guest' | 'mergedInto' | 'initials'
  >,
): MemberView {
  const { id, name, createdAt, archivedAt, guest, mergedInto, initials } = member;
  return { id, name, createdAt, archivedAt, guest, mergedInto, initials };
}
