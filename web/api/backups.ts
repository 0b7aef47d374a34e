import { queryOptions } from '@tanstack/react-query';
import type { Bodies } from './bodies.js';
import { api, take } from './client.js';

export type Backups = Bodies['BackupsView'];
export type Backup = Bodies['BackupView'];

/** The backups that hold the club, the newest first; for owners. */
export const backupsQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['backups', clubId],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/backups', { params: { path: { clubId } } })),
  });
