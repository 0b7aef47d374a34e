import type { Pool } from 'pg';
import { USUAL_LANGUAGE, type LanguageId } from '../../people/languages.js';
import type { Door } from '../../platform/outgoing/door.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { mailWords } from '../../words/mail.js';
import { pushId, WEB_PUSH } from './compose-push.js';
import { GONE, sendPush } from './push-channel.js';
import type { PushKeys } from './push-keys.js';
import type { TriedPushView } from './push.view.js';
import { endGone, readTarget } from './subscriptions.js';

interface Trying {
  readonly pool: Pool;
  readonly keys: PushKeys;
  readonly door: Door;
}

/**
 * Sends a push to a device of a user now, so that they see whether it comes.
 * @throws Problem `push-device-not-found`
 */
export async function tryPush(
  trying: Trying,
  { user, device }: { readonly user: string; readonly device: string },
): Promise<TriedPushView> {
  const { pool } = trying;
  const target = await readTarget(pool, user, device);
  if (target === null) throw new Problem('push-device-not-found', {});
  const language = await readLanguage(pool, user);
  const { title, text } = mailWords(language).mail.tried;
  const notification = {
    ...{ title, body: text, navigate: `${target.origin}/account/notifications` },
    ...{ tag: pushId(user, `try ${device}`), lang: language },
  };
  const { status, answer } = await sendPush(trying, target, { web_push: WEB_PUSH, notification });
  if (status === null) return { state: 'not-reached', answer };
  const said = `${status} ${answer}`.trim();
  if (status >= 200 && status < 300) return { state: 'accepted', answer: said };
  if (!GONE.includes(status)) return { state: 'refused', answer: said };
  await endGone(pool, device);
  return { state: 'gone', answer: said };
}

async function readLanguage(pool: Pool, user: string): Promise<LanguageId> {
  const { rows } = await pool.query<{ language: LanguageId | null }>({
    name: 'language-of-user',
    text: 'SELECT language FROM app_user WHERE id = $1',
    values: [user],
  });
  return rows[0]?.language ?? USUAL_LANGUAGE;
}
