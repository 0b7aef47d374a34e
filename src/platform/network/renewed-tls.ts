import { watchFile } from 'node:fs';
import type { Config } from '../config.js';
import type { Logger } from '../logging.js';
import { ownFiles, tlsOf, type Tls } from './tls.js';

/** Certificates are renewed every few weeks: it need not be seen at once. */
const LOOK_EVERY_MS = 1_000;

type TlsConfig = Pick<Config, 'tls' | 'dataDir'>;

/** The certificate that HTTPS is spoken with, as it is in its files now. */
export class TlsInUse {
  readonly #renewed: ((tls: Tls) => void)[] = [];

  constructor(private tls: Tls) {}

  get now(): Tls {
    return this.tls;
  }

  onRenewed(listener: (tls: Tls) => void): void {
    this.#renewed.push(listener);
  }

  renew(tls: Tls): void {
    this.tls = tls;
    for (const listener of this.#renewed) listener(tls);
  }
}

/**
 * Loads a certificate that is renewed while the service runs. An unusable one, e.g. a certificate whose
 * key is not written yet, is reported, and the old one stays until its files change again.
 */
export function followRenewals(inUse: TlsInUse, config: TlsConfig, logger: Logger): void {
  const { cert, key } = config.tls ?? ownFiles(config.dataDir);
  const look = () => {
    try {
      const tls = tlsOf(config);
      if (tls === null || (tls.cert === inUse.now.cert && tls.key === inUse.now.key)) return;
      inUse.renew(tls);
      logger.info(`the certificate for HTTPS is renewed, until ${tls.expiresAt.toISOString()}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      logger.warn(`the certificate for HTTPS is used as it was: ${why}`);
    }
  };
  for (const file of [cert, key]) {
    // It ends with the process, and does not keep it.
    watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, look);
  }
}
