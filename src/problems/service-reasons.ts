import { ACCESS_REASONS } from './access.js';
import { CLUB_REASONS } from './clubs.js';
import { PLATFORM_REASONS } from './request.js';
import { SESSION_REASONS } from './sessions.js';
import { STATISTICS_REASONS } from './statistics.js';

/** What the service itself refuses, whichever game is played. */
export const SERVICE_REASONS = {
  ...PLATFORM_REASONS,
  ...ACCESS_REASONS,
  ...CLUB_REASONS,
  ...SESSION_REASONS,
  ...STATISTICS_REASONS,
} as const;
