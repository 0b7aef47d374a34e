import { Controller, Get, Header, Inject, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Needs } from '../http/needs.js';
import { Problem } from '../http/problem/problem.js';
import { TLS } from '../tokens.js';
import { Addresses, inUrl } from './addresses.js';
import { certificateApi } from './certificate.api.js';
import type { CertificateView } from './certificate.view.js';
import type { TlsInUse } from './renewed-tls.js';

/** The files that a device needs before it trusts the HTTPS of the service. */
@ApiTags('certificate')
@Controller('v1/certificate')
export class CertificateController {
  constructor(
    private readonly addresses: Addresses,
    @Inject(TLS) private readonly tls: TlsInUse | null,
  ) {}

  @Get()
  @Needs('anyone')
  @certificateApi.read
  read(@Req() request: FastifyRequest): CertificateView {
    const { authority = null } = this.tls?.now ?? {};
    return {
      https: this.#https(request),
      authority:
        authority === null
          ? null
          : {
              name: authority.name,
              fingerprint: authority.fingerprint,
              expiresAt: authority.expiresAt.toISOString(),
              isLimited: authority.isLimited,
            },
    };
  }

  @Get('authority.crt')
  @Needs('anyone')
  // Inline: an iPad takes it for a profile then, and not for a file to keep.
  @Header('content-disposition', 'inline; filename="kopperne.crt"')
  @certificateApi.authority
  authority(): StreamableFile {
    const { authority = null } = this.tls?.now ?? {};
    if (authority === null) throw new Problem('no-such-address', {});
    return new StreamableFile(authority.der, { type: 'application/x-x509-ca-cert' });
  }

  /** By a name that the certificate is for, and by the one that was asked if that is one. */
  #https(request: FastifyRequest): string | null {
    const origins = this.addresses
      .seenBy(request)
      .map(({ origin }) => new URL(origin))
      .filter(({ protocol }) => protocol === 'https:');
    if (this.tls === null) return origins[0]?.origin ?? null;
    const { names } = this.tls.now;
    const asked = request.hostname.replace(/^\[|\]$/g, '');
    const { localPort } = request.socket;
    if (names.includes(asked)) return `https://${inUrl(asked)}:${localPort}`;
    const isNamed = ({ hostname }: URL) => names.includes(hostname.replace(/^\[|\]$/g, ''));
    return (origins.find(isNamed) ?? origins[0])?.origin ?? null;
  }
}
