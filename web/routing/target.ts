/**
 * The addresses that there are, so that no link leads nowhere: `paths` is filled in where the app
 * names its screens (app/router.tsx).
 */
export interface Known {
  readonly app: true;
}

type Address = Known extends { readonly paths: infer Path extends string } ? Path : never;

/** The names behind `$` in an address. */
type NamesIn<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

type To<Path extends string> = [NamesIn<Path>] extends [never]
  ? { readonly to: Path; readonly params?: undefined }
  : { readonly to: Path; readonly params: Readonly<Record<NamesIn<Path>, string>> };

type ToAny<Path extends string> = Path extends string ? To<Path> : never;

/** Where a link leads: a screen, with what its address leaves open. */
export type Target = ToAny<Address> & {
  readonly search?: Readonly<Record<string, string>>;
  readonly hash?: string;
};

/** A target as an address. */
export function hrefOf({ to, params, search, hash }: Target): string {
  const given: Readonly<Partial<Record<string, string>>> = params ?? {};
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`a way to ${to} does not say which ${name}`);
    return encodeURIComponent(value);
  });
  const asked = search === undefined ? '' : `?${new URLSearchParams(search).toString()}`;
  return path + asked + (hash === undefined ? '' : `#${encodeURIComponent(hash)}`);
}
