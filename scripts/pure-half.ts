import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** Entities, policy, rules and funnel have no effects, which the architecture's test keeps: what nobody uses of them need not run. */
const PURE_HALF = /\/(src\/(entities|rules|funnel)|policy)\/[^?]+\.ts$/;

/**
 * A module whose constants made by a call can be left out. A bundler has to think that such a call matters, and would keep every
 * schema of a module of which a page uses one.
 */
export const withPureConstants = (id: string, code: string): string => {
  const calls = parseSync(id, code).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
  });
  return calls.reduceRight(
    (changed, { start, end }) =>
      `${changed.slice(0, start)}/*#__PURE__*/ (() => ${changed.slice(start, end)})()${changed.slice(end)}`,
    code,
  );
};

export const pureHalfPlugin: Plugin = {
  name: 'pure-half',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => (PURE_HALF.test(id) ? { code: withPureConstants(id, code), map: null } : null),
};
