import pg from 'pg';
import type { Statement } from '../src/ledger/write/write-statement.js';

/** The same without a row in the answer, since the rows of two statements cannot be distinguished. */
const SET_SILENTLY = {
  name: 'set-clubs-silently',
  text: `SELECT WHERE set_config('kopperne.clubs', $1, true) IS NULL`,
};

/** The parts of the driver's query and connection that its types leave out. */
type Wire = Record<'parse' | 'bind' | 'execute', (message: object) => void>;
interface DriverQuery extends pg.Submittable {
  prepare(connection: Wire): void;
  handleCommandComplete(message: object, connection: Wire): void;
}
const DriverQuery = pg.Query as unknown as new (config: object) => DriverQuery;

const knowTheSetting = new WeakSet<Wire>();

class ScopedQuery extends DriverQuery {
  readonly #clubs: string;
  #set = false;

  constructor(config: object, clubs: readonly string[]) {
    super(config);
    this.#clubs = `{${clubs.join(',')}}`;
  }

  override prepare(connection: Wire): void {
    const { name } = SET_SILENTLY;
    if (!knowTheSetting.has(connection)) {
      connection.parse(SET_SILENTLY);
      knowTheSetting.add(connection);
    }
    connection.bind({ statement: name, values: [this.#clubs] });
    connection.execute({});
    super.prepare(connection);
  }

  override handleCommandComplete(message: object, connection: Wire): void {
    if (this.#set) super.handleCommandComplete(message, connection);
    this.#set = true;
  }
}

/**
 * Sends a statement for these clubs as the protocol allows and the driver does not offer: setting
 * and statement before one Sync, which makes them one transaction and one round trip.
 */
export function sendScoped(
  client: pg.PoolClient,
  statement: Statement,
  clubs: readonly string[],
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, result: pg.QueryResult) => {
      if (error) reject(error);
      else resolve(result);
    };
    client.query(new ScopedQuery({ ...statement, callback }, clubs));
  });
}
