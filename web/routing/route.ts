import type { ComponentType } from 'react';

/**
 * The app's properties of a screen beside its address; the routing itself does not use them. Extended
 * where the app names its screens.
 */
export interface AboutRoute {
  /** The address, with its variable parts behind a `$`: `/clubs/$club`. */
  readonly path: string;
}

/** A screen at an address. */
export interface Route extends AboutRoute {
  /** Fetches what the screen is made of; throws when that cannot be had. May be asked again. */
  readonly fetch: () => Promise<unknown>;
  /**
   * Makes ready to show it: all of `fetch`, and whether it may be shown.
   * @returns where to go instead; undefined for nowhere
   */
  readonly open: (place: Place) => Promise<string | undefined>;
  readonly Screen: ComponentType;
}

/** The variable parts of an address, by their names. */
export type Params = Readonly<Partial<Record<string, string>>>;

/** An address that was opened. */
export interface Place {
  /** Path, search and hash, as one writes it into a link. */
  readonly href: string;
  readonly pathname: string;
  readonly search: URLSearchParams;
  /** Without its `#`; empty for none. */
  readonly hash: string;
  readonly params: Params;
  /** Null where there is nothing. */
  readonly route: Route | null;
}

/** The route at an address of this app; the first that fits counts. */
export function placeAt(routes: readonly Route[], url: URL): Place {
  const { pathname, search, hash } = url;
  const parts = partsOf(pathname);
  const found = firstFit(routes, parts);
  return {
    href: pathname + search + hash,
    pathname: `/${parts.join('/')}`,
    search: url.searchParams,
    hash: decoded(hash.slice(1)),
    params: found?.params ?? {},
    route: found?.route ?? null,
  };
}

function firstFit(routes: readonly Route[], parts: readonly string[]) {
  for (const route of routes) {
    const params = paramsOf(partsOf(route.path), parts);
    if (params !== null) return { route, params };
  }
  return null;
}

/** A slash at the end or two in a row make no other address. */
function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Params | null {
  if (pattern.length !== parts.length) return null;
  const params: Partial<Record<string, string>> = {};
  for (const [index, want] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (want.startsWith('$')) params[want.slice(1)] = decoded(part);
    else if (want !== part) return null;
  }
  return params;
}

/** A text that no browser would have written stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
