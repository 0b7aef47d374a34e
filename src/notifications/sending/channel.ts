import type { Saying } from '../saying/said.js';
import type { Reader } from '../saying/reader.js';
import type { ChannelName, TakenMessage } from '../queue/queue.js';

/** A way by which messages reach their users. */
export interface Channel {
  readonly name: ChannelName;
  /** Messages that one instance sends at a time. */
  readonly mostUnderWay: number;
  /**
   * Makes a message, sends it, and keeps how that ended.
   *
   * @param stopping aborted when the service ends: another instance sends what was broken off
   */
  deliver(reader: Reader, taken: TakenMessage, stopping: AbortSignal): Promise<void>;
  close(): void;
}

/** The tools by which a message is made of its events. */
export type Making = Pick<Saying, 'database' | 'register' | 'backups'>;
