import { Injectable } from '@nestjs/common';

/** The methods of each address, to distinguish a wrong method (405) from a wrong address (404). */
@Injectable()
export class RouteTable {
  private readonly routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  /** @param url address in Fastify's notation, e.g. /v1/clubs/:clubId */
  add(methods: string | readonly string[], url: string): void {
    if (url === '*' || url.endsWith('/*')) return;
    const known = this.routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const method of [methods].flat()) known.methods.add(method);
    this.routes.set(url, known);
  }

  /** Every route there is, e.g. `GET /v1/clubs/:clubId`, sorted; HEAD goes with GET. */
  all(): string[] {
    return [...this.routes]
      .flatMap(([url, { methods }]) => [...methods].map((method) => `${method} ${url}`))
      .filter((route) => !route.startsWith('HEAD '))
      .sort();
  }

  /** The methods a path takes, sorted; none when there is nothing at it. */
  methodsOf(path: string): string[] {
    const found = [...this.routes.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  }
}

function patternOf(url: string): RegExp {
  // A part may be a parameter, or end in one: `fines.:format`.
  const parts = url.split('/').map((part) => {
    const [fixed = '', name] = part.split(':');
    return escape(fixed) + (name === undefined ? '' : '[^/]+');
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
