/** Names under which the injector keeps what is not a class. */
export const LOGGER = Symbol('logger');
/** Connection of the service's database. */
export const CONNECTION = Symbol('connection');
/** Where the service is reached from outside, e.g. https://tarok.example.org; null when not said. */
export const PUBLIC_URL = Symbol('public URL');
/** The cost of hashing a password. */
export const PASSWORD_COST = Symbol('password cost');
/** The migrations this version ships with. */
export const MIGRATIONS = Symbol('migrations');
/** The key and certificate of HTTPS beside plain HTTP; null for plain HTTP only. */
export const TLS = Symbol('TLS');
