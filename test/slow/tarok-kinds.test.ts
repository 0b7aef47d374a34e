import { settle } from '../../src/rules/tarok/settle.js';
import { nextHand } from '../support/tarok/deal.js';
import { evening } from '../support/tarok/tarok.js';

test('the hands played here are of every kind', () => {
  const kinds: Record<string, number> = {};
  const seen = (kind: string): void => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  };
  const { rules, table } = evening('brix-1996');
  for (let seed = 0; seed < 4000; seed++) {
    const { record, skat } = nextHand(rules, table, seed * 7919);
    const { outcome } = settle(rules, table, record);
    if (outcome.nolo) seen(outcome.bagud.length > 0 ? 'nolo with bagud' : 'nolo');
    if (outcome.tout) seen(outcome.bagud.length > 0 ? 'tout with bagud' : 'tout');
    if (skat.includes(1)) seen('pagat in the skat');
    if (skat.includes(0)) seen('fool in the skat');
    if (outcome.ultimo) seen(outcome.ultimo.card === 'pagat' ? 'pagat ultimo' : 'king ultimo');
    if (outcome.ultimo && outcome.bagud.length > 0) seen('ultimo with bagud');
    if (outcome.bagud.length === 2) seen('two baguds');
    for (const { kind } of record.meldinger ?? []) seen(kind);
    for (const { kind } of record.events ?? []) seen(kind);
  }
  expect(Object.keys(kinds).sort()).toEqual([
    'cavallerie',
    'fool in the skat',
    'king ultimo',
    'king-lost',
    'kings',
    'matadors',
    'nolo',
    'nolo with bagud',
    'pagat in the skat',
    'pagat ultimo',
    'pagat-lost',
    'pagat-won',
    'tout',
    'tout with bagud',
    'trumps',
    'two baguds',
    'ultimo with bagud',
  ]);
});
