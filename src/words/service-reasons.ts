import { ACCESS_REASONS } from './service-reasons/access.js';
import { CLUB_REASONS } from './service-reasons/clubs.js';
import { PLATFORM_REASONS } from './service-reasons/platform.js';
import { SESSION_REASONS } from './service-reasons/sessions.js';
import { STATISTICS_REASONS } from './service-reasons/statistics.js';

/** What the service itself refuses, whichever game is played. */
export const SERVICE_REASONS = {
  ...PLATFORM_REASONS,
  ...ACCESS_REASONS,
  ...CLUB_REASONS,
  ...SESSION_REASONS,
  ...STATISTICS_REASONS,
} as const;
