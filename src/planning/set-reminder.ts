import { settingsOf } from '../ledger/books/books.js';
import type { ClubWrite } from '../ledger/requests/club-write.js';
import type { ClubWriter } from '../ledger/write/club-writer.js';
import { writeWithFreshRead } from '../ledger/write/fresh-read.js';
import type { AnswerReminder } from '../planned/answer-reminder.js';
import { refusal } from '../planned/reasons.js';
import type { Database } from '../platform/database/database.js';
import type { StoredAnswer } from '../platform/http/write/stored-answer.js';
import { dayOf } from '../values/time-zone.js';
import { clockOf, instantOf } from '../values/wall-clock.js';
import type { PlannedEveningView, PlannedSettingWritten } from './planned.view.js';
import { readPlanned } from './read/read-planned.js';
import { plannedWrite } from './write-planned.js';

/**
 * Chooses when members without an answer are reminded.
 * @throws Problem `validation-failed` for a time after that until which answers of a planned evening are
 *   wanted; `club-archived`
 */
export function setReminder(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  reminder: AnswerReminder,
): Promise<StoredAnswer> {
  const readComing = async () => (await readPlanned(database, write.clubId, {})).evenings;
  return writeWithFreshRead(writer, write, readComing, (evenings) =>
    plannedWrite({
      status: 200,
      series: [],
      events: ({ club }) => {
        checkInTime(reminder, evenings, settingsOf(club).timeZone);
        return [{ kind: 'answer-reminder-set', ...reminder }];
      },
      body: ({ seq }): PlannedSettingWritten => ({ event: seq }),
    }),
  );
}

/**
 * On the very day the reminder comes before answers are wanted.
 * @throws Refusal `reminder-after-answers`
 */
function checkInTime(
  { time, daysBefore }: AnswerReminder,
  evenings: readonly PlannedEveningView[],
  timeZone: string,
): void {
  if (daysBefore > 0) return;
  for (const { answerBy, calledOff } of evenings) {
    const by = new Date(answerBy);
    const day = dayOf(by, timeZone);
    if (calledOff || instantOf(day, time, timeZone) < by) continue;
    throw refusal(
      'reminder-after-answers',
      { day, time: clockOf(by, timeZone) },
      { field: 'time' },
    );
  }
}
