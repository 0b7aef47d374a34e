import type { ChosenWays, WayKind } from '../../api/money/payments.js';

type FieldsOfWay = ChosenWays['ways'][number]['said'];

/** The fields that each way to pay needs. */
export const FIELDS: { readonly [Kind in WayKind]: readonly (keyof FieldsOfWay)[] } = {
  'mobilepay-number': ['number'],
  'mobilepay-box': ['box'],
  'bank-account': ['registration', 'account'],
  swish: ['number'],
  'euro-transfer': ['name', 'iban', 'bic'],
};

/** The typed texts, by 'kind field': a way that is deselected for a moment keeps its texts. */
export type Texts = Readonly<Partial<Record<string, string>>>;

export function textsOf(ways: ChosenWays['ways']): Texts {
  return Object.fromEntries(
    ways.flatMap(({ kind, said: its }) =>
      FIELDS[kind].map((name) => [`${kind} ${name}`, its[name] ?? '']),
    ),
  );
}

/** The field that a refusal of the sent ways names, as 'kind field'; null for none that is shown. */
export function refusedText(
  refused: string | undefined,
  ways: readonly { readonly kind: WayKind }[],
): string | null {
  const found = /^ways\[(\d+)\]\.said\.(\w+)$/.exec(refused ?? '');
  const kind = ways[Number(found?.[1])]?.kind;
  const name = kind && FIELDS[kind].find((one) => one === found?.[2]);
  return name === undefined ? null : `${kind} ${name}`;
}

/** The way whose purse a refusal of the sent ways names; null for none. */
export function refusedWay(
  refused: string | undefined,
  ways: readonly { readonly kind: WayKind }[],
): WayKind | null {
  const found = /^ways\[(\d+)\]\.purse$/.exec(refused ?? '');
  return ways[Number(found?.[1])]?.kind ?? null;
}

/** The fields of a way, as the service takes them; empty ones are left out. */
export function fieldsOfWay(kind: WayKind, texts: Texts): FieldsOfWay {
  const typed = FIELDS[kind].map((name) => [name, texts[`${kind} ${name}`]?.trim() ?? ''] as const);
  return Object.fromEntries(typed.map(([name, text]) => [name, text === '' ? null : text]));
}
