import { PROBLEMS } from './problem.js';

/** The text of docs/problems.md: every code the API can answer with. */
export function describeProblems(): string {
  const rows = Object.entries(PROBLEMS)
    .sort(([a, left], [b, right]) => left.status - right.status || (a < b ? -1 : 1))
    .map(([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`);
  return `# Problems

Made from \`src/platform/problem.ts\` by \`npm run openapi\`; do not edit.

Every refusal is \`application/problem+json\` (RFC 9457) with these members: \`type\`
(\`/problems/<code>\`), \`title\`, \`status\`, \`code\` (out of the list below; it does not change),
\`detail\` (a sentence for a card player), \`instance\` (the path of the request) and, where they
apply, \`field\`, \`card\`, \`hand\`, \`currentVersion\`, \`retryAfter\` and \`errors\` (every wrong field with its
message).

| code | status | meaning |
| --- | --- | --- |
${rows.join('\n')}
`;
}
