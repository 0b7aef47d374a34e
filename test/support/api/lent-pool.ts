import type pg from 'pg';

/** Begins and ends of transactions: there is one already, and it goes on. */
const TRANSACTION = /^(BEGIN|COMMIT|ROLLBACK)\b/;

/** A pool that lends one connection in the middle of its transaction, so that what is there only shows there. */
export function lentPool(client: pg.PoolClient): pg.Pool {
  const lent = new Proxy(client, {
    get: (target, name) => {
      if (name === 'release') return () => undefined;
      if (name !== 'query') return Reflect.get(target, name, target) as unknown;
      return (statement: string | pg.QueryConfig, values?: unknown[]) =>
        typeof statement === 'string' && TRANSACTION.test(statement)
          ? Promise.resolve()
          : target.query(statement as string, values);
    },
  });
  const pool = { connect: () => Promise.resolve(lent), query: lent.query.bind(lent) };
  return pool as unknown as pg.Pool;
}
