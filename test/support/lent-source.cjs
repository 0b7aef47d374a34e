const { join, relative, sep } = require('node:path');
const { createTransformer } = require('@swc/jest');
const { parseSync } = require('@swc/core');

/** jest's own loader still loads every other file, once for each file of tests. */
const swc = createTransformer();
const SRC = join(__dirname, '..', '..', 'src', sep);

/**
 * Transforms a module of `src` into one that passes on the values of the built module: a file of tests
 * imports it as ever, and evaluates one line instead of all that it imports.
 */
module.exports = {
  process(code, path, options) {
    if (!path.startsWith(SRC)) return swc.process(code, path, options);
    const name = relative(SRC, path).replaceAll(sep, '/').replace(/\.ts$/, '');
    const ast = parseSync(code, { syntax: 'typescript', decorators: true });
    // A function with overloads is declared more than once.
    const names = [...new Set(ast.body.flatMap(exportedBy))];
    const lines = names.map((one, index) => `const e${index} = built.${one};`);
    const exported = names.map((one, index) => `e${index} as ${one}`);
    return {
      code: [
        `const built = await globalThis.lent.built('${name}');`,
        ...lines,
        `export { ${exported.join(', ')} };`,
        ...ast.body.flatMap((one) =>
          one.type === 'ExportAllDeclaration' && !one.typeOnly
            ? [`export * from '${one.source.value}';`]
            : [],
        ),
      ].join('\n'),
    };
  },
};

/** The names of the values that a statement exports. */
function exportedBy({ type, declaration, specifiers = [], typeOnly }) {
  if (type === 'ExportDefaultDeclaration' || type === 'ExportDefaultExpression') return ['default'];
  if (type === 'ExportDeclaration') return declaredBy(declaration);
  if (type !== 'ExportNamedDeclaration' || typeOnly) return [];
  return specifiers
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ orig, exported, name }) => (exported ?? orig ?? name).value);
}

function declaredBy({ type, identifier, declarations, id, declare }) {
  if (declare || type === 'TsInterfaceDeclaration' || type === 'TsTypeAliasDeclaration') return [];
  if (type === 'VariableDeclaration') return declarations.map((one) => one.id.value);
  return [(identifier ?? id).value];
}
