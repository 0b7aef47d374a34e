const MOST_TEXTS = 2000;
const LONGEST_TEXT = 100;

/**
 * A function of short texts that remembers what it made of the last of them: reasons, sources and stages
 * come by the million, and are few.
 */
export function remembered(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    // To look up a long one costs about as much as to make it.
    if (text.length > LONGEST_TEXT) return make(text);
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (made.size >= MOST_TEXTS) made.clear();
    made.set(text, fresh);
    return fresh;
  };
}
