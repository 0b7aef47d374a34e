import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PUBLIC_URL } from '../platform/tokens.js';
import type { LinkView } from './access.view.js';
import { ownHost } from './own-host.js';

/** The screens that links lead to. */
export type LinkTo = 'setup' | 'invite' | 'reset' | 'pair';

/** Makes the addresses of links. */
@Injectable()
export class Links {
  constructor(@Inject(PUBLIC_URL) private readonly publicUrl: string | null) {}

  /**
   * A link with its secret behind the #, which no server and no other site gets to see. It leads to
   * where the service says that it is, or else to where the request came in.
   */
  to(
    request: FastifyRequest,
    screen: LinkTo,
    { secret, expiresAt }: { readonly secret: string; readonly expiresAt: Date | string | null },
  ): LinkView {
    const base = this.publicUrl ?? `http://${ownHost(request)}`;
    return {
      link: linkTo(base, screen, secret),
      token: secret,
      expiresAt: new Date(expiresAt ?? 0).toISOString(),
    };
  }
}

/** @param base where the service is reached, e.g. https://tarok.example.org */
export function linkTo(base: string, screen: LinkTo, secret: string): string {
  return `${base.replace(/\/+$/, '')}/${screen}#${secret}`;
}
