const queryNumbers = new WeakMap<object, Set<string>>();

/** A number of the query string: '20' arrives as text and is read before it is validated. */
export function QueryNumber(): PropertyDecorator {
  return (target, name) => {
    const names = queryNumbers.get(target) ?? new Set<string>();
    queryNumbers.set(target, names.add(String(name)));
  };
}

/** Whether a class or one it extends reads the property as a number. */
export function isQueryNumber(cls: { readonly prototype: unknown }, name: string): boolean {
  for (
    let prototype = cls.prototype as object | null;
    prototype !== null;
    prototype = Object.getPrototypeOf(prototype) as object | null
  ) {
    if (queryNumbers.get(prototype)?.has(name) === true) return true;
  }
  return false;
}

/** A decimal number's value; any other text stays as it is, for the validators to refuse. */
export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value)
    ? Number(value)
    : value;
}
