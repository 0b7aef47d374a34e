/**
 * The tables of an instance that follow from no club's log, in the order in which their rows can be
 * written. What is left out counts attempts (`rate_count`) or faults of a relay (`mail_stop`), or is
 * in the files of the clubs.
 */
export const INSTANCE_TABLES = [
  'app_user',
  'token',
  'invite',
  'calendar_feed',
  'news_seen',
  'webhook',
  'delivered_up_to',
  'delivery',
  'notification_settings',
  'notified_up_to',
  'notification',
  'push_key',
  'push_subscription',
  'time_look',
] as const;
export type InstanceTable = (typeof INSTANCE_TABLES)[number];
