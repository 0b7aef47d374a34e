import type { Language } from '../language.js';
import log from './log.js';
import { payReasons } from './money/payments.js';
import money from './money/reasons.js';
import reminder from './money/reminder.js';
import evening from './reasons/evening.js';
import koenigrufen from './reasons/koenigrufen.js';
import access from './reasons/service-access.js';
import clubs from './reasons/service-clubs.js';
import platform from './reasons/service-platform.js';
import sessions from './reasons/service-sessions.js';
import statistics from './reasons/service-statistics.js';
import shared from './reasons/shared.js';
import tarok from './reasons/tarok.js';
import seasons from './season/reasons.js';
import standingRule from './standing-rule.js';
import vocabulary from './vocabulary.js';
import warnings from './warnings.js';

const words: Language = {
  vocabulary,
  log,
  warnings,
  reminder,
  standingRule,
  reasons: {
    ...shared,
    ...tarok,
    ...koenigrufen,
    ...evening,
    ...platform,
    ...access,
    ...clubs,
    ...sessions,
    ...statistics,
    ...money,
    ...payReasons,
    ...seasons,
  },
};

export default words;
