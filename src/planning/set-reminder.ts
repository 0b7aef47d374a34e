import type { ClubWrite } from '../ledger/requests/club-write.js';
import type { ClubWriter } from '../ledger/write/club-writer.js';
import type { AnswerReminder } from '../planned/answer-reminder.js';
import type { StoredAnswer } from '../platform/http/write/stored-answer.js';
import type { PlannedSettingWritten } from './planned.view.js';
import { writePlanned } from './write-planned.js';

/**
 * Chooses when members without an answer are reminded.
 * @throws Problem `club-archived`
 */
export function setReminder(
  writer: ClubWriter,
  write: ClubWrite,
  { time, daysBefore }: AnswerReminder,
): Promise<StoredAnswer> {
  return writePlanned(writer, write, {
    status: 200,
    series: [],
    events: () => [{ kind: 'answer-reminder-set', time, daysBefore }],
    body: ({ seq }): PlannedSettingWritten => ({ event: seq }),
  });
}
