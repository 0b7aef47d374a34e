/** An evening by its day, and by its table where the club has several: '20. nov. · Stuen'. */
export function atTable(day: string, { tableName }: { readonly tableName: string | null }): string {
  return tableName === null ? day : `${day} · ${tableName}`;
}
