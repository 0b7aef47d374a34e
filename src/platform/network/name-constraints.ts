import { BlockList, isIP } from 'node:net';
import { Extension, type X509Certificate } from '@peculiar/x509';
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509';
import { AsnConvert } from '@peculiar/asn1-schema';

/** Networks that are nobody's on the internet (RFC 1918, 3927, 4193, 6598), and this computer. */
const PRIVATE_NETWORKS = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];
/** Names that routers and machines have at home; none can be bought. */
const PRIVATE_NAMES = ['localhost', 'local', 'lan', 'home', 'home.arpa', 'internal', 'fritz.box'];

/** Says what an authority may vouch for (RFC 5280, 4.2.1.10): these names, and private networks. */
export function vouchesOnlyFor(names: readonly string[]): Extension {
  const own = names.filter((name) => isIP(name) === 0);
  const networks = names
    .filter((name) => isIP(name) !== 0)
    .map((address) => `${address}/${isIP(address) === 4 ? 32 : 128}`);
  const subtrees = [
    ...[...PRIVATE_NAMES, ...own].map((dNSName) => ({ dNSName })),
    ...[...PRIVATE_NETWORKS, ...networks].map((iPAddress) => ({ iPAddress })),
  ].map((permitted) => new GeneralSubtree({ base: new GeneralName(permitted) }));
  const constraints = new NameConstraints({ permittedSubtrees: new GeneralSubtrees(subtrees) });
  return new Extension(id_ce_nameConstraints, true, AsnConvert.serialize(constraints));
}

/** Whether an authority may vouch for a name or an address. */
export function mayVouchFor(authority: X509Certificate, name: string): boolean {
  const told = authority.getExtension(id_ce_nameConstraints);
  if (told === null) return true;
  const { permittedSubtrees = [] } = AsnConvert.parse(told.value, NameConstraints);
  const bases = [...permittedSubtrees].map(({ base }) => base);
  if (isIP(name) === 0) {
    return bases.some(({ dNSName }) => dNSName === name || name.endsWith(`.${dNSName ?? ''}`));
  }
  const networks = new BlockList();
  for (const { iPAddress } of bases) {
    const [network = '', bits] = iPAddress?.split('/') ?? [];
    if (isIP(network) !== 0) networks.addSubnet(network, Number(bits), family(network));
  }
  return networks.check(name, family(name));
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
