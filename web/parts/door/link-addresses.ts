import type { Bodies } from '../../api/bodies.js';

type AddressedLink = Bodies['AddressedLinkView'];

/** The address, as `location` has it. */
interface Place {
  readonly origin: string;
  readonly hostname: string;
}

/** Only on the computer that the page is open on. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * A link by every address that it can be opened at, the best first. The address in this browser is one,
 * even if the service does not know it: in a container, or by a name that the network gave it.
 */
export function linkAddresses(
  links: readonly AddressedLink[],
  { origin, hostname }: Place,
): readonly AddressedLink[] {
  const [first] = links;
  if (first === undefined || first.reach === 'public' || LOOPBACK.test(hostname)) return links;
  const { pathname, hash } = new URL(first.link);
  const own = `${origin}${pathname}${hash}`;
  const others = links.filter(({ link }) => link !== own);
  return [{ link: own, reach: 'network' }, ...others];
}
