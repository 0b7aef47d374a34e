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
    const found = await this.#open(pool);
    if (found !== null) return { subject, ...found };
    await this.#make(pool);
    const made = await this.#open(pool);
    return made === null ? null : { subject, ...made };
  }

  async #open(pool: Pool) {
    const { rows } = await pool.query<{ public: string; private: string }>({
      name: 'push-key',
      text: 'SELECT public, private FROM push_key',
    });
    const [row] = rows;
    const privateKey = row === undefined ? null : this.box.open(row.private, PLACE);
    return row === undefined || privateKey === null ? null : { publicKey: row.public, privateKey };
  }

  /** Of several instances that make keys at once, one keeps them. Keys that cannot be opened are replaced. */
  async #make(pool: Pool): Promise<void> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await pool.query({
      name: 'push-key-make',
      text: `WITH lost AS (SELECT private FROM push_key), made AS (
          INSERT INTO push_key (id, public, private, made_at) VALUES (1, $1, $2, now())
          ON CONFLICT (id) DO UPDATE SET public = $1, private = $2, made_at = now()
            WHERE push_key.private = (SELECT private FROM lost)
          RETURNING id
        )
        UPDATE push_subscription SET ended_at = now(), ended_why = 'gone', p256dh = NULL,
          auth = NULL
        WHERE ended_at IS NULL AND EXISTS (SELECT FROM made) AND EXISTS (SELECT FROM lost)`,
      values: [publicKey, this.box.close(privateKey, PLACE)],
    });
  }
}
