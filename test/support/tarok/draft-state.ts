import type { Setting, TarokDraft } from '../../../src/rules/tarok/partial/draft.js';
import { judge } from '../../../src/rules/tarok/partial/judge.js';
import { settle } from '../../../src/rules/tarok/settle.js';
import { asNotPossible } from '../not-possible.js';

/** The state of a draft, with results as the evening previews them. */
export const judged = (setting: Setting, draft: TarokDraft) =>
  judge(setting, draft, (record) =>
    asNotPossible(() => ({ ok: true, ...settle(setting.rules, setting.table, record) }) as const),
  );
