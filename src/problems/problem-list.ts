import type { Param, ReasonEntry, ReasonList } from '../rules/refusals/params.js';
import { REASONS } from './reasons.js';
import { WARNINGS } from './warnings.js';
import { PROBLEMS } from './kinds.js';

/** The text of docs/problems.md: every code and every reason the API can answer with. */
export function describeProblems(): string {
  const rows = Object.entries(PROBLEMS)
    .sort(([a, left], [b, right]) => left.status - right.status || (a < b ? -1 : 1))
    .map(([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`);
  const reasons = rowsOf(REASONS);
  return `# Problems

Made from \`src/problems\` by \`npm run openapi\`; do not edit.

Every refusal is \`application/problem+json\` (RFC 9457) with these members: \`type\`
(\`/problems/<code>\`), \`title\`, \`status\`, \`code\` (out of the list below; it does not change),
\`reason\` (out of the second list; each belongs to one code), \`params\` (what the reason names),
\`detail\` (the reason in English, for a card player), \`instance\` (the path of the request) and, where
they apply, \`field\`, \`card\`, \`hand\`, \`currentVersion\`, \`retryAfter\` and \`errors\` (every wrong field with its
message).

| code | status | meaning |
| --- | --- | --- |
${rows.join('\n')}

## Reasons

A program says a refusal in its own words from \`reason\` and \`params\`. A player is the id of a member, a
card is \`fool\`, \`pagat\`, \`mondo\`, \`trump-2\` … \`trump-20\` or like \`king-hearts\`; contracts and
figures are named as in a hand of Königrufen.

| reason | code | params |
| --- | --- | --- |
${reasons.join('\n')}

## Warnings

Beside the result of a hand stands what to look at again in its record, and beside a way to pay what is
to be known of it; it refuses nothing and moves nothing. \`code\`, \`reason\`, \`params\` and \`detail\` as in a refusal.

| reason | code | params |
| --- | --- | --- |
${rowsOf(WARNINGS).join('\n')}
`;
}

/** A row for each reason of a list, in the order of the alphabet. */
function rowsOf(list: ReasonList): string[] {
  return Object.entries(list)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([reason, entry]) => `| \`${reason}\` | \`${entry.code}\` | ${describeParams(entry)} |`);
}

function describeParams({ params = {} }: ReasonEntry): string {
  return Object.entries(params)
    .map(([name, param]) => `\`${name}\` (${describeKind(param)}): ${param.says}`)
    .join(' ');
}

function describeKind(param: Param): string {
  switch (param.kind) {
    case 'one-of':
      return param.of.map((word) => `\`${word}\``).join(', ');
    case 'list':
      return `list: ${describeKind(param.of)}`;
    case 'book':
      return 'id of a rule book';
    case 'refusal':
      return '`reason` and `params`';
    default:
      return param.kind;
  }
}
