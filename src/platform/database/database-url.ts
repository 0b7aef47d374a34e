/** Where the servers of a DATABASE_URL are. */
export interface DatabaseAddress {
  /** One URL for each server, as `pg` reads it. */
  readonly urls: readonly string[];
  /** Whether only a server that takes writes will do; that is so wherever there are several. */
  readonly needsWritable: boolean;
}

/** The values of `target_session_attrs`: the service writes, so a standby is of no use to it. */
const WRITABLE_BY_ATTRIBUTE: Readonly<Record<string, boolean | undefined>> = {
  any: false,
  'read-write': true,
  primary: true,
};

/**
 * Reads a URL of PostgreSQL the way of libpq, with several servers where it names them:
 * `postgresql://user:password@one:5432,two:5432/kopperne?target_session_attrs=read-write`, or with
 * lists in its parameters `host` and `port`. `pg` itself knows one server only, and for the URL
 * standard of the Web a list of them is none.
 *
 * @returns null for what is no such URL, names no database, or asks for servers that take no writes
 */
export function readDatabaseUrl(text: string): DatabaseAddress | null {
  const parts = /^(postgres(?:ql)?:\/\/)([^@/?#]*@)?([^/?#]*)(\/[^?#]+)(?:\?([^#]*))?$/i.exec(text);
  if (parts === null) return null;
  const [, scheme = '', user = '', authority = '', path = '', query = ''] = parts;
  const parameters = new URLSearchParams(query);
  const wanted = WRITABLE_BY_ATTRIBUTE[parameters.get('target_session_attrs') ?? 'any'];
  if (wanted === undefined) return null;
  const [hosts, ports] = [listOf(parameters, 'host'), listOf(parameters, 'port')];
  // As with libpq, one port is that of every host.
  if (ports.length > 1 && ports.length !== Math.max(hosts.length, 1)) return null;
  for (const name of ['target_session_attrs', 'host', 'port']) parameters.delete(name);
  const urlOf = (place: string, own: Readonly<Record<string, string | undefined>>) => {
    const all = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(own)) if (value) all.set(name, value);
    const asked = all.toString().replaceAll('+', '%20');
    return `${scheme}${user}${place}${path}${asked === '' ? '' : `?${asked}`}`;
  };
  const places = authority.split(',');
  const urls =
    hosts.length > 0
      ? hosts.map((host, i) =>
          urlOf(authority === '' ? 'localhost' : authority, {
            host,
            port: ports.length > 1 ? ports[i] : ports[0],
          }),
        )
      : places.map((place) => urlOf(place, { port: ports[0] }));
  if (!urls.every((url) => URL.canParse(url))) return null;
  return { urls, needsWritable: wanted || urls.length > 1 };
}

function listOf(parameters: URLSearchParams, name: string): string[] {
  const text = parameters.get(name) ?? '';
  return text === '' ? [] : text.split(',');
}
