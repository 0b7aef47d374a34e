/**
 * The tables of an instance that follow from no club's log, in the order in which their rows can be
 * written. Left out are counts of attempts (`rate_count`), the fault of a relay (`mail_stop`), and all
 * that is in the files of the clubs.
 */
export const INSTANCE_TABLES = [
  'app_user',
  'token',
  'invite',
  'calendar_feed',
  'book_link',
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
