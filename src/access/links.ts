import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Addresses, REACHES, type Origin, type Reach } from '../platform/network/addresses.js';
import type { LinkView } from './access.view.js';

/** The screens that links lead to. */
export type LinkTo = 'setup' | 'invite' | 'reset' | 'pair';

/** Makes the addresses of links. */
@Injectable()
export class Links {
  constructor(private readonly addresses: Addresses) {}

  /**
   * A link with its secret behind the #, which no server and no other site sees. It leads to the
   * address in the settings, or else to the addresses at which other computers reach the service; all
   * of them are given.
   */
  to(
    request: FastifyRequest,
    screen: LinkTo,
    { secret, expiresAt }: { readonly secret: string; readonly expiresAt: Date | string | null },
  ): LinkView {
    const links = this.addresses
      .seenBy(request)
      .map(({ origin, reach }) => ({ link: linkTo(origin, screen, secret), reach }));
    return {
      link: links[0]?.link ?? '',
      links,
      token: secret,
      expiresAt: new Date(expiresAt ?? 0).toISOString(),
    };
  }
}

/** @param base where the service is reached, e.g. https://tarok.example.org */
export function linkTo(base: string, screen: LinkTo, secret: string): string {
  return `${base.replace(/\/+$/, '')}/${screen}#${secret}`;
}

const FROM = {
  public: 'From anywhere:',
  network: 'From any device on the network:',
  here: 'On this computer only:',
} as const;

/** A link by every address, for a terminal: those of the network first. */
export function listLinks(origins: readonly Origin[], screen: LinkTo, secret: string): string {
  const of = (wanted: Reach) =>
    origins
      .filter(({ reach }) => reach === wanted)
      .map(({ origin }) => `  ${linkTo(origin, screen, secret)}`);
  const parts = REACHES.map((reach) => ({ title: FROM[reach], links: of(reach) }));
  return parts
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => [title, ...links].join('\n'))
    .join('\n');
}
