import { wordsOfReasons } from '../../../../web/screens/audit/words-of-reasons.js';
import daAudit from '../../../../web/words/da/audit.js';
import daCash from '../../../../web/words/da/cash.js';
import daPayments from '../../../../web/words/da/payments.js';
import deAudit from '../../../../web/words/de/audit.js';
import deCash from '../../../../web/words/de/cash.js';
import dePayments from '../../../../web/words/de/payments.js';
import enAudit from '../../../../web/words/en/audit.js';
import enCash from '../../../../web/words/en/cash.js';
import enPayments from '../../../../web/words/en/payments.js';
import svAudit from '../../../../web/words/sv/audit.js';
import svCash from '../../../../web/words/sv/cash.js';
import svPayments from '../../../../web/words/sv/payments.js';

test.each([
  [
    'da',
    {
      settled: daAudit.settled,
      left: daAudit.left,
      kinds: daCash.kinds,
      reasons: daPayments.reasons,
    },
  ],
  [
    'de',
    {
      settled: deAudit.settled,
      left: deAudit.left,
      kinds: deCash.kinds,
      reasons: dePayments.reasons,
    },
  ],
  [
    'en',
    {
      settled: enAudit.settled,
      left: enAudit.left,
      kinds: enCash.kinds,
      reasons: enPayments.reasons,
    },
  ],
  [
    'sv',
    {
      settled: svAudit.settled,
      left: svAudit.left,
      kinds: svCash.kinds,
      reasons: svPayments.reasons,
    },
  ],
])(
  'the money of an evening and of vouchers has words in %s',
  (_, { reasons, kinds, settled, left }) => {
    const words = wordsOfReasons({ reasons, kinds, settled, left });
    for (const reason of ['session-settled', 'kitty', 'money-received', 'dues-charged', 'fine']) {
      expect(words[reason]).toMatch(/^\p{Lu}[^-]+$/u);
    }
  },
);
