/** A list of matches has the newest, and no more of them. */
export const MOST_MATCHES = 200;
