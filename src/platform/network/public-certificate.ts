import { connect, rootCertificates } from 'node:tls';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Logger } from '../logging.js';
import { LOGGER, PUBLIC_URL } from '../tokens.js';

const AGAIN_AFTER_MS = 600_000;
const PATIENCE_MS = 10_000;

/**
 * Whether browsers trust the certificate at PUBLIC_URL by themselves, as far as this machine can see. A
 * promise of HTTPS for months (HSTS) would otherwise lock out everybody who has clicked a warning away
 * until now.
 */
@Injectable()
export class PublicCertificate implements BeforeApplicationShutdown {
  #isTrusted = false;
  #looking: NodeJS.Timeout | undefined;

  constructor(
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The host that HTTPS is promised for; null as long as it is for none. */
  get trustedHost(): string | null {
    return this.#isTrusted && this.publicUrl !== null ? new URL(this.publicUrl).host : null;
  }

  /** Looks now, and from time to time from now on: the proxy may come up later than the service. */
  async watch(certificates: readonly string[] = rootCertificates): Promise<void> {
    if (this.publicUrl?.startsWith('https:') !== true) return;
    clearInterval(this.#looking);
    this.#looking = setInterval(() => void this.#look(certificates), AGAIN_AFTER_MS).unref();
    await this.#look(certificates);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.#looking);
  }

  async #look(certificates: readonly string[]): Promise<void> {
    const error = await whyDistrusted(this.publicUrl ?? '', certificates);
    if ((error === null) === this.#isTrusted) return;
    this.#isTrusted = error === null;
    this.logger.info(
      { because: error },
      `HSTS is ${error === null ? 'sent' : 'not sent any more'}`,
    );
  }
}

/** Why a browser would warn of it, or that it cannot be reached from here; null for neither. */
function whyDistrusted(url: string, certificates: readonly string[]): Promise<string | null> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    // Not what the machine trusts beside them: the browsers of others do not.
    const ca = [...certificates];
    const socket = connect({ host, port: Number(port || 443), servername: host, ca }, () => {
      socket.end();
      resolve(null);
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer in time')));
    socket.on('error', ({ message }: Error) => {
      resolve(message);
    });
  });
}
