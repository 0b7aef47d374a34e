/** A list that is pasted or dropped out of a spreadsheet. */
export default {
  drop: 'Eller træk en fil hertil: CSV eller Excel (.xlsx).',
  choose: 'Vælg fil',
  unread:
    'Den fil kan ikke læses her. Gem den som CSV: Filer – Gem som – CSV (i Numbers: Arkiv – Eksportér til – CSV).',
};
