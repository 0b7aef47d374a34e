import { renewDevice, subscribeDevice, type Subscription } from '../../api/people/pushes.js';
import { keep, readKept } from './kept.js';

/** Why this browser cannot be pushed to, or `possible`. */
export type Possibility = 'possible' | 'plain-http' | 'home-screen' | 'denied' | 'unsupported';

const OFFERED = 'kopperne-push-offered';

export function pushPossibility(): Possibility {
  if (!isSecureContext) return 'plain-http';
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window;
  // On an iPhone only an app of the home screen is pushed to.
  if (!isKnown || !('Notification' in window)) {
    return isOfApple() ? 'home-screen' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

function isOfApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** The device of this browser in the list of a user; null for none. */
export function thisDevice(user: string): string | null {
  const kept = readKept();
  return kept?.user === user ? kept.id : null;
}

/**
 * Subscribes this browser, after its user has allowed it.
 *
 * @param pushKey the key of the instance
 * @returns whether it was allowed
 */
export async function switchOn(user: string, pushKey: string): Promise<boolean> {
  noteOffered();
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  await subscribeNow(pushManager, user, pushKey);
  return true;
}

async function subscribeNow(manager: PushManager, user: string, pushKey: string): Promise<void> {
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const { id } = await subscribeDevice(bodyOf(await manager.subscribe(options)));
  keep(id === null ? null : { user, id });
}

/** Ends the subscription of this browser. */
export async function switchOff(): Promise<void> {
  keep(null);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Says that this browser is still there, whenever the app is opened: so a subscription that the service lost
 * is known again, and one that has ended there ends here.
 *
 * @param pushKey reads the key of the instance
 */
export async function renewThis(
  user: string,
  pushKey: () => Promise<string | null>,
): Promise<void> {
  const kept = readKept();
  if (kept === null || pushPossibility() !== 'possible') return;
  // Somebody else uses this browser now.
  if (kept.user !== user) return switchOff();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  const state = subscription === null ? 'gone' : await stateOf(subscription, user);
  if (state === 'on') return;
  await switchOff();
  const key = state === 'gone' ? await pushKey() : null;
  if (key !== null) await subscribeNow(pushManager, user, key);
}

async function stateOf(subscription: PushSubscription, user: string) {
  const { state, id } = await renewDevice(bodyOf(subscription));
  if (id !== null) keep({ user, id });
  return state;
}

function bodyOf(subscription: PushSubscription): Subscription {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, p256dh, auth, origin: location.origin, name: nameOfDevice() };
}

const BROWSERS = [
  ['Edge', /Edg/],
  ['Firefox', /Firefox|FxiOS/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** Names that are the same in every language: 'Chrome, Android'. */
function nameOfDevice(): string {
  const found = [BROWSERS, SYSTEMS].flatMap((list) => {
    return list.find(([, mark]) => mark.test(navigator.userAgent))?.[0] ?? [];
  });
  return found.length === 0 ? 'Web' : found.join(', ');
}

/** Whether it was offered here once: it is offered by itself no second time. */
export function wasOffered(): boolean {
  try {
    return localStorage.getItem(OFFERED) !== null;
  } catch {
    return true;
  }
}

export function noteOffered(): void {
  try {
    localStorage.setItem(OFFERED, 'yes');
  } catch {
    // Without storage nothing is offered.
  }
}
