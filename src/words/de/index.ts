import type { Language } from '../language.js';
import log from './log.js';
import { moneyReasons, payReasons } from './money/reasons.js';
import reminder from './money/reminder.js';
import { eveningReasons, sharedReasons } from './reasons/shared.js';
import koenigrufen from './reasons/koenigrufen.js';
import {
  accessReasons,
  clubReasons,
  requestReasons,
  sessionReasons,
  statisticsReasons,
} from './reasons/service.js';
import tarok from './reasons/tarok.js';
import { plannedReasons } from './planned.js';
import { seasonReasons } from './season.js';
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
    ...sharedReasons,
    ...tarok,
    ...koenigrufen,
    ...eveningReasons,
    ...requestReasons,
    ...accessReasons,
    ...clubReasons,
    ...sessionReasons,
    ...statisticsReasons,
    ...moneyReasons,
    ...payReasons,
    ...seasonReasons,
    ...plannedReasons,
  },
};

export default words;
