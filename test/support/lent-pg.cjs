// The driver that the built service has: errors of another one would be strange to it.
module.exports = globalThis.lent.pg();
