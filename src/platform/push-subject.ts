import { isIP } from 'node:net';

/** Names that lead nowhere outside of a machine or its network. */
const NEAR = /(^|\.)(localhost|local|lan|home|internal|intranet|invalid|test|arpa)$/;

/**
 * The contact that push services are given about this instance, as they want it: an https address or a
 * `mailto:`, with a name that is known everywhere. Apple refuses every message with another one.
 */
export function isPushSubject(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  if (protocol === 'https:') return isKnownEverywhere(hostname);
  if (protocol !== 'mailto:') return false;
  const [, host = ''] = /^[^\s@]+@([^\s@]+)$/.exec(decodeURIComponent(pathname)) ?? [];
  return isKnownEverywhere(host.toLowerCase());
}

function isKnownEverywhere(host: string): boolean {
  const isAddress = isIP(host.replaceAll(/^\[|\]$/g, '')) !== 0;
  return host.includes('.') && !isAddress && !NEAR.test(host);
}

/** The contact that follows from other settings: the public address, else the sender of mails; null for none. */
export function usualPushSubject(
  publicUrl: string | null,
  smtp: { readonly from: string } | null,
): string | null {
  const [sender = ''] = /[^\s<>]+@[^\s<>]+/.exec(smtp?.from ?? '') ?? [];
  return [publicUrl ?? '', `mailto:${sender}`].find(isPushSubject) ?? null;
}
