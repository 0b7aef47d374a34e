import { Cup } from './cup.js';

interface Props {
  /** Null for a game without them. */
  readonly pots: { readonly king: number; readonly pagat: number } | null;
  /** Null where there is none to show. */
  readonly kitty: number | null;
}

/** The cups of an evening: those that it has. */
export function Cups({ pots, kitty }: Props) {
  return (
    <>
      {pots !== null && <Cup pot="king-pot" content={pots.king} />}
      {pots !== null && <Cup pot="pagat-pot" content={pots.pagat} />}
      {kitty !== null && <Cup pot="kitty" content={kitty} />}
    </>
  );
}
