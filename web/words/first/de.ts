import payments from '../../../src/words/de/payments.js';
import fineEntry from '../de/fine-entry.js';
import memberStart from '../de/member-start.js';
import members from '../de/members.js';
import news from '../de/news.js';
import problems from '../de/problems.js';
import shell from '../de/shell.js';
import type { FirstWords } from '../first-words.js';
import type { Words } from '../translate.js';

export default {
  rooms: {
    shell,
    problems,
    'member-start': memberStart,
    news,
    members,
    payments,
    'fine-entry': fineEntry,
  },
  files: import.meta.glob<{ default: Words }>([
    '../de/*.ts',
    '!../de/{shell,problems,member-start,news,members,fine-entry}.ts',
  ]),
} satisfies FirstWords;
