import {
  COUNT,
  Field,
  many,
  one,
  oneOf,
  orNull,
  TEXT,
  TIME,
} from '../platform/http/reference/field.js';

/** Where the backups of an instance are made. */
export const BACKUP_PLACES = ['other-disk', 'same-disk', 'own-database', 'switched-off'] as const;
export type BackupPlace = (typeof BACKUP_PLACES)[number];

/** A backup, with what of it is this club's. */
export class BackupView {
  @Field(TIME, 'When it was begun.')
  readonly at!: string;
  @Field(COUNT, 'Its size in bytes, of all clubs of the instance together.')
  readonly size!: number;
  @Field(
    orNull(TIME),
    'When it was last restored beside and verified; null for one that could not be proved, or was not yet.',
  )
  readonly provedAt!: string | null;
  @Field(
    orNull(COUNT),
    'Milliseconds of that proof, from the files to a verified database; null without one.',
  )
  readonly tookMs!: number | null;
  @Field(
    orNull(TEXT),
    'The head of this club in it, in its short form; null without a proof, and where the club came later.',
  )
  readonly head!: string | null;
}

/** The moments to which the whole instance can be restored. */
export class MomentsView {
  @Field(TIME, 'The first of them.')
  readonly since!: string;
  @Field(TIME, 'The last of them. Later writes are archived within a minute or two.')
  readonly until!: string;
}

/** The backups that the service makes by itself. */
export class BackupsView {
  @Field(
    oneOf(BACKUP_PLACES),
    'On another disk than the data, or on the same one, which takes them along when it dies; ' +
      '`own-database`: the operator backs up the PostgreSQL of their own; `switched-off`: by `BACKUPS=no`.',
  )
  readonly place!: BackupPlace;
  @Field(many(() => BackupView), 'The newest first.')
  readonly backups!: readonly BackupView[];
  @Field(
    orNull(one(() => MomentsView)),
    'The moments between backups that can be restored too, from the archive; null without one.',
  )
  readonly moments!: MomentsView | null;
}
