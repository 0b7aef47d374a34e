import payments from '../../../src/words/sv/payments.js';
import fineEntry from '../sv/fine-entry.js';
import memberStart from '../sv/member-start.js';
import members from '../sv/members.js';
import news from '../sv/news.js';
import problems from '../sv/problems.js';
import shell from '../sv/shell.js';
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
    '../sv/*.ts',
    '!../sv/{shell,problems,member-start,news,members,fine-entry}.ts',
  ]),
} satisfies FirstWords;
