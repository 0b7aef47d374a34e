import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * A second wall between clubs, which costs nothing at run time (docs/decisions/0014): every SQL text
 * and every call of Prisma in src/ that is about a club's table says which club, or is one of the
 * exceptions here, each with its reason. It reads the source and not the statements that are sent:
 * it finds a forgotten club, not a wrong one.
 */

/** Statements without a club, by the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'a user is deleted who has no role in any club, with what they saw of all': [
    'src/access/leaving/erase-users.ts eraseUsers: FROM calendar_feed',
    'src/access/leaving/erase-users.ts eraseUsers: FROM membership m',
    'src/access/leaving/erase-users.ts eraseUsers: FROM news_seen',
    'src/access/leaving/erase-users.ts eraseUsers: FROM webhook',
  ],
  'Each invite of a list is made with its club.': [
    'src/access/invites/invites.ts makeMemberInvites: invite.createMany',
  ],
  'The secret of an invite says which club it is for.': [
    'src/access/invites/invites.ts findOpenInvite: invite.findUnique',
    'src/access/invites/take-invite.ts holdInvite: FROM invite',
    'src/access/invites/take-invite.ts holdInvite: invite.findUnique',
  ],
  'The secret of a book says which club it is of.': [
    'src/sessions/own-books/links/book-links.ts readPublicBook: FROM book_link l',
  ],
  'All the clubs that a user has a role in.': [
    'src/access/passwords/change-password.ts resetPassword: membership.count',
    'src/access/signing-in/me.ts meAsUser: membership.findMany',
    'src/access/roles/memberships.ts makeResetLinkFor: membership.findMany',
    'src/clubs/clubs/read-clubs.ts listClubs: club.findMany',
  ],
  'Commands and backups of the operator of the instance, about all its clubs.': [
    'src/commands/access.ts listClubs: club.findMany',
    'src/commands/verify.ts main: FROM club',
    'src/backups/making/heads.ts readHeads: FROM club',
    'src/backups/copy/import-copy.ts insert: INTO ${table}',
    'src/backups/copy/import-copy.ts writeRows: FROM ${table}',
    'src/backups/copy/write-copy.ts begin: FROM ${table} t',
    'src/backups/copy/write-copy.ts begin: FROM club',
  ],
  'What was sent long ago is forgotten, of all clubs alike.': [
    'src/deliveries/queue.ts forgetOld: FROM delivery',
    'src/notifications/queue/queue.ts forgetMessages: FROM notification',
  ],
  'A message to a user may be about several of their clubs.': [
    'src/notifications/failed/failed.ts sendOwnAgain: UPDATE notification',
    'src/notifications/queue/queue.ts takeMessages: FROM notification n',
    'src/notifications/queue/queue.ts takeMessages: FROM notification o',
    'src/notifications/queue/queue.ts takeMessages: UPDATE notification d',
    'src/notifications/queue/queue.ts keepMessage: UPDATE notification',
    'src/notifications/queue/queue.ts postpone: UPDATE notification',
  ],
  'An address or device that has ended, or is removed, gets nothing of any club.': [
    'src/notifications/push/subscriptions.ts endGone: UPDATE notification',
    'src/notifications/push/subscriptions.ts removeDevice: UPDATE notification',
    'src/notifications/queue/queue.ts endAddress: UPDATE notification',
    'src/notifications/settings/address.ts removeAddress: UPDATE notification',
  ],
  'Whatever starts fills each club that is owed statistics, one after the other.': [
    'src/ledger/fill/fill-statistics.ts fillNext: FROM statistic_owed',
  ],
  'The club is in a condition that is put into the text.': [
    'src/audit/log/find.ts statementFor: FROM ${source}',
    'src/audit/log/find.ts statementFor: FROM club_event e',
    'src/audit/fine-register/fine-register.ts readRows: FROM fine',
    'src/ledger/taking-out/take-out.ts updateOf: UPDATE ${table.name} t',
  ],
  'Made of what is told of a table; the texts that it is put into, and the tests of verification, see to the club.':
    [
      'src/ledger/projection/row-text.ts groupSql: FROM ${table.name} t',
      'src/ledger/verify/stored-rows.ts #read: FROM ${table.name} t',
    ],
  'The rows of the clubs whose heads it moves; those are locked by id in the same text.': [
    'src/ledger/write/write-part.ts changePart: INTO ${table.name}',
    'src/ledger/write/write-part.ts putPart: INTO ${table.name}',
    'src/ledger/write/write-statement.ts setHeads: UPDATE club c',
  ],
};

/** A use of a club's table. */
interface Use {
  readonly file: string;
  /** The function, method or constant it is in. */
  readonly within: string;
  readonly what: string;
  readonly isScoped: boolean;
}

/**
 * The tables of which every row is of a club, and Prisma's names of them; the club itself goes by its
 * id. A token is of a user, a device or nobody, and is looked up before it is known whose it is.
 */
const TABLES = new Map<string, string>();
for (const [, model = '', body = ''] of readFileSync('prisma/schema.prisma', 'utf8').matchAll(
  /^model (\w+) \{(.*?)^\}/gms,
)) {
  const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model;
  const isOfClub = model === 'Club' || /^\s*clubId\s+String\s/m.test(body);
  if (isOfClub) TABLES.set(table, model.charAt(0).toLowerCase() + model.slice(1));
}
const MODELS = new Set(TABLES.values());

const METHODS = /^(find|create|update|upsert|delete|count|aggregate|groupBy)/;

/** A table where SQL reads or writes it, with its short name; or one that is put in at run time. */
const IN_SQL = new RegExp(
  String.raw`\b(FROM|JOIN|INTO|(?<!FOR )UPDATE(?! SET\b))\s+(?:ONLY\s+)?(?:public\.)?"?(${[...TABLES.keys()].join('|')}|\$\{[^}]*\})"?(?![\w.(])` +
    String.raw`(?:\s+(?:AS\s+)?(?!(?:WHERE|SET|ON|ORDER|GROUP|LIMIT|CROSS|LEFT|JOIN|INNER|FOR|UNION|SELECT|VALUES|USING|HAVING)\b)(\w+))?`,
  'g',
);

/**
 * The uses in one SQL text. Each table must be compared with a club: by its own short name, or by
 * the bare column where there is no other table that it could be of.
 */
function usesInSql(text: string): Omit<Use, 'file' | 'within'>[] {
  const found = [...text.matchAll(IN_SQL)];
  return found.map(([what, verb, table = '', short]) => {
    const column = table === 'club' ? 'id' : 'club_id';
    const own = `\\b${short ?? table}\\.${column}`;
    const isAlone = short === undefined || found.length === 1;
    const named = isAlone ? String.raw`(?:${own}|(?<![.\w])${column})` : own;
    const compared = new RegExp(String.raw`${named}\s*(?:=|IN\b)|=\s*${named}\b`);
    const listed = new RegExp(String.raw`\bINTO\s+\S+\s*\([^)]*\b${column}\b`);
    const isScoped = compared.test(text) || (verb === 'INTO' && listed.test(text));
    return { what: what.replaceAll(/\s+/g, ' '), isScoped };
  });
}

/** All uses in the source of a file. */
function usesIn(file: string, source: string): Use[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const uses: Use[] = [];
  const visit = (node: ts.Node, within: string, outer: ts.Node): void => {
    const name = nameOf(node);
    const here = name ?? within;
    const around = name === null ? outer : node;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      for (const use of usesInSql(node.getText())) uses.push({ file, within: here, ...use });
      // The values in a template have been read with it.
      return;
    }
    const use = useInPrisma(node, around);
    if (use) uses.push({ file, within: here, ...use });
    ts.forEachChild(node, (child) => {
      visit(child, here, around);
    });
  };
  visit(root, '', root);
  return uses;
}

/** The name of a function, a method, or something else at the top of a file. */
function nameOf(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) {
    return node.name?.getText() ?? null;
  }
  const isTop =
    ts.isVariableDeclaration(node) && node.parent.parent.parent === node.getSourceFile();
  return isTop ? node.name.getText() : null;
}

/**
 * `<anything>.<model>.<method>(…)` on a model of a club. It must name the club where it says which
 * rows, or what they are to hold.
 */
function useInPrisma(node: ts.Node, around: ts.Node): Omit<Use, 'file' | 'within'> | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name: method, expression: model } = node.expression;
  if (!ts.isPropertyAccessExpression(model)) return null;
  if (!MODELS.has(model.name.text) || !METHODS.test(method.text)) return null;
  const key = model.name.text === 'club' ? /^id$/ : /^clubId(_\w+)?$/;
  const [argument] = node.arguments;
  const isScoped =
    argument !== undefined &&
    propertiesOf(argument, around).some(
      ({ name, value }) =>
        /^(where|data)$/.test(name) &&
        propertiesOf(value, around).some((within) => key.test(within.name)),
    );
  return { what: `${model.name.text}.${method.text}`, isScoped };
}

interface Property {
  readonly name: string;
  readonly value: ts.Expression;
}

/** The properties of an object as it is written there, or as a constant of the same function. */
function propertiesOf(value: ts.Expression, around: ts.Node): Property[] {
  if (ts.isIdentifier(value)) {
    const declared = declarationOf(value.text, around);
    return declared ? propertiesOf(declared, around) : [];
  }
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((each) => {
    if (ts.isSpreadAssignment(each)) return propertiesOf(each.expression, around);
    const name = each.name.getText();
    if (ts.isShorthandPropertyAssignment(each)) return { name, value: each.name };
    return ts.isPropertyAssignment(each) ? { name, value: each.initializer } : [];
  });
}

/** The value of `const <name>` inside the node. */
function declarationOf(name: string, within: ts.Node): ts.Expression | undefined {
  return ts.forEachChild(within, (child): ts.Expression | undefined => {
    if (ts.isVariableDeclaration(child) && child.name.getText() === name) return child.initializer;
    return declarationOf(name, child);
  });
}

function sourceFiles(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => path.endsWith('.ts') && !path.startsWith(join('src', 'generated')));
}

const USES = sourceFiles().flatMap((file) => usesIn(file, readFileSync(file, 'utf8')));

const unscoped = (uses: readonly Use[]): string[] =>
  uses.flatMap(({ file, within, what, isScoped }) =>
    isScoped ? [] : `${file} ${within}: ${what}`,
  );

describe('queries on the tables of a club', () => {
  it('say which club, or are an exception', () => {
    expect(unscoped(USES).sort()).toEqual(Object.values(EXCEPTIONS).flat().sort());
  });

  it('are read in every room that has some', () => {
    const rooms = new Set(USES.map(({ file }) => file.split('/')[1]));
    for (const room of ['access', 'audit', 'clubs', 'ledger', 'reports', 'sessions']) {
      expect(rooms).toContain(room);
    }
  });

  it.each([
    ['`SELECT id FROM hand WHERE number = $1`', 'FROM hand'],
    ['`SELECT club_id FROM hand ORDER BY number`', 'FROM hand'],
    ['`SELECT name FROM club WHERE name = $1`', 'FROM club'],
    ['`UPDATE session s SET version = 1 WHERE s.id = $1`', 'UPDATE session s'],
    ['`INSERT INTO seat (session_id, member_id) VALUES ($1, $2)`', 'INTO seat'],
    [
      '`SELECT FROM hand h JOIN session s ON s.id = h.session_id WHERE h.club_id = $1`',
      'JOIN session s',
    ],
    ['prisma.hand.findMany({ where: { sessionId } })', 'hand.findMany'],
    ['prisma.hand.findMany({ where, orderBy: { clubId: "asc" } })', 'hand.findMany'],
    ['prisma.hand.count()', 'hand.count'],
  ])('are found without it: %s', (code, what) => {
    const uses = usesIn('made-up.ts', `function madeUp() { return ${code}; }`);
    expect(unscoped(uses)).toEqual([`made-up.ts madeUp: ${what}`]);
  });

  it.each([
    '`SELECT id FROM hand WHERE club_id = $1`',
    '`SELECT FROM hand h JOIN session s ON s.club_id = h.club_id WHERE h.club_id = $1`',
    '`SELECT name FROM club c WHERE c.id = ANY ($1)`',
    '`INSERT INTO seat (club_id, session_id) VALUES ($1, $2)`',
    'prisma.hand.findMany({ where: { clubId, sessionId } })',
    'prisma.hand.findUnique({ where: { clubId_id: { clubId, id } } })',
    'prisma.club.findUnique({ where: { id: clubId } })',
    'prisma.user.findMany()',
  ])('are found with it: %s', (code) => {
    const uses = usesIn('made-up.ts', `function madeUp() { return ${code}; }`);
    expect(unscoped(uses)).toEqual([]);
  });
});
