/** `https://host/v1/…`: the form that a proxy gets, and a server must accept too (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** The path of a request's target, without its query, in whichever form it was sent. */
export function pathOfTarget(target: string | undefined): string {
  const path = (target ?? '/').replace(ABSOLUTE_FORM, '').split('?', 1)[0] ?? '';
  return path === '' ? '/' : path;
}
