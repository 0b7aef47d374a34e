/** The devices that there are instructions for. */
export const DEVICES = ['apple', 'android', 'windows', 'mac', 'linux'] as const;
type Device = (typeof DEVICES)[number];

/** Which of them this is; an iPad says that it is a Mac, but no Mac has a screen to touch. */
export function thisDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/iPad|iPhone/.test(userAgent)) return 'apple';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Windows')) return 'windows';
  if (userAgent.includes('Macintosh')) return maxTouchPoints > 1 ? 'apple' : 'mac';
  return 'linux';
}
