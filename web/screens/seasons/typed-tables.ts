/** Names of tables as they were typed, with commas between them. */
export function tablesIn(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
