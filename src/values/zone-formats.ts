/**
 * Formats of one kind, each made once a zone: to make one takes longer than to use it.
 *
 * @param shown the parts of an instant that they show, as `Intl.DateTimeFormat` takes them
 */
export function zoneFormats(
  shown: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = formats.get(timeZone);
    if (known !== undefined) return known;
    const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, ...shown });
    formats.set(timeZone, made);
    return made;
  };
}
