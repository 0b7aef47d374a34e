/** Names under which the injector keeps what is not a class. */
export const LOGGER = Symbol('logger');
/** pg.PoolConfig of the service's database. */
export const CONNECTION = Symbol('connection');
/** The migrations this version ships with. */
export const MIGRATIONS = Symbol('migrations');
