import { useParams } from '../../routing/use-routing.js';

/** The parts of the address by their names: `const { club, session } = usePath('club', 'session')`. */
export function usePath<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  const params: Readonly<Partial<Record<string, string>>> = useParams();
  const found = names.map((name) => {
    const value = params[name];
    if (value === undefined) throw new Error(`a screen stands at an address without ${name}`);
    return [name, value] as const;
  });
  return Object.fromEntries(found) as Record<Name, string>;
}
