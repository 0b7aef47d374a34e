import type { Pool } from 'pg';
import webPush from 'web-push';
import type { SecretBox } from '../../platform/secret-box.js';

/** Where the private key opens. */
const PLACE = 'push key';

/** The keys by which push services know an instance, and its contact. */
export interface VapidKeys {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys of the instance, made when they are first needed. With other keys every subscription is lost: so
 * they are in the database, the private one encrypted.
 */
export class PushKeys {
  /** @param subject the contact; null where the instance pushes nothing */
  constructor(
    readonly subject: string | null,
    private readonly box: SecretBox,
  ) {}

  /** The keys; null where the instance pushes nothing. */
  async read(pool: Pool): Promise<VapidKeys | null> {
    const { subject } = this;
    if (subject === null) return null;
    const stored = await storedKeys(pool);
    const found = this.#open(stored);
    if (found !== null) return { subject, ...found };
    await this.#make(pool, stored?.private ?? null);
    const made = this.#open(await storedKeys(pool));
    return made === null ? null : { subject, ...made };
  }

  #open(stored: StoredKeys | null) {
    const privateKey = stored === null ? null : this.box.open(stored.private, PLACE);
    return stored === null || privateKey === null ? null : { publicKey: stored.public, privateKey };
  }

  /**
   * Of several instances that make keys at once, one keeps them: the others may use them already.
   *
   * @param lost the private key that cannot be opened, which is replaced; null where there was none
   */
  async #make(pool: Pool, lost: string | null): Promise<void> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await pool.query({
      name: 'push-key-make',
      text: `WITH made AS (
          INSERT INTO push_key (id, public, private, made_at) VALUES (1, $1, $2, now())
          ON CONFLICT (id) DO UPDATE SET public = $1, private = $2, made_at = now()
            WHERE push_key.private = $3::text
          RETURNING id
        )
        UPDATE push_subscription SET ended_at = now(), ended_why = 'gone', p256dh = NULL,
          auth = NULL
        WHERE ended_at IS NULL AND $3::text IS NOT NULL AND EXISTS (SELECT FROM made)`,
      values: [publicKey, this.box.close(privateKey, PLACE), lost],
    });
  }
}

interface StoredKeys {
  readonly public: string;
  /** Encrypted. */
  readonly private: string;
}

async function storedKeys(pool: Pool): Promise<StoredKeys | null> {
  const { rows } = await pool.query<StoredKeys>({
    name: 'push-key',
    text: 'SELECT public, private FROM push_key',
  });
  return rows[0] ?? null;
}
