import type { OpenAPIObject } from '@nestjs/swagger';

/** The table of all routes in docs/api.md, from the API reference. */

interface Route {
  readonly tag: string;
  readonly summary: string;
  readonly how: string;
  readonly who: string;
}

const WHO_MAY = /\n\nWho may: (.*)\.$/;

/** A table for each tag: the summary of a route, its method and address, and who may use it. */
export function listRoutes({ paths, tags = [] }: OpenAPIObject): string {
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch'] as const).flatMap((method): Route[] => {
      const { tags: own = [], summary = '', description = '' } = item[method] ?? {};
      const how = `\`${method.toUpperCase()} ${path.replace(/^\/v1/, '')}\``;
      const who = WHO_MAY.exec(description)?.[1] ?? '';
      return own.map((tag) => ({ tag, summary, how, who }));
    }),
  );
  return tags
    .map(({ name, description = '' }) => {
      const rows = routes
        .filter(({ tag }) => tag === name)
        .map(({ summary, how, who }) => `| ${summary} | ${how} | ${who} |`);
      const head = ['| what | how | who may |', '| --- | --- | --- |'];
      return [`### ${capital(name)}`, description, [...head, ...rows].join('\n')].join('\n\n');
    })
    .join('\n\n');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
