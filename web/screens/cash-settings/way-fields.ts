import type { ChosenWays, WayKind } from '../../api/money/payments.js';

type SaidOfWay = ChosenWays['ways'][number]['said'];

/** What each way needs to be said. */
export const FIELDS: { readonly [Kind in WayKind]: readonly (keyof SaidOfWay)[] } = {
  'mobilepay-number': ['number'],
  'mobilepay-box': ['box'],
  'bank-account': ['registration', 'account'],
  swish: ['number'],
  'euro-transfer': ['name', 'iban', 'bic'],
};

/** What is typed, by 'kind field': so that what is typed of a way stays when it is not chosen for a moment. */
export type Texts = Readonly<Partial<Record<string, string>>>;

export function textsOf(ways: ChosenWays['ways']): Texts {
  return Object.fromEntries(
    ways.flatMap(({ kind, said: its }) =>
      FIELDS[kind].map((name) => [`${kind} ${name}`, its[name] ?? '']),
    ),
  );
}

/** What is said of a way, as the service takes it; what is left empty is not said. */
export function said(kind: WayKind, texts: Texts): SaidOfWay {
  const typed = FIELDS[kind].map((name) => [name, texts[`${kind} ${name}`]?.trim() ?? ''] as const);
  return Object.fromEntries(typed.map(([name, text]) => [name, text === '' ? null : text]));
}
