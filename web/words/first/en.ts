import payments from '../../../src/words/en/payments.js';
import fineEntry from '../en/fine-entry.js';
import memberStart from '../en/member-start.js';
import members from '../en/members.js';
import news from '../en/news.js';
import problems from '../en/problems.js';
import shell from '../en/shell.js';
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
    '../en/*.ts',
    '!../en/{shell,problems,member-start,news,members,fine-entry}.ts',
  ]),
} satisfies FirstWords;
