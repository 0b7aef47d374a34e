/** A list that is pasted or dropped out of a spreadsheet. */
export default {
  drop: 'Oder ziehe eine Datei hierher: CSV oder Excel (.xlsx).',
  choose: 'Datei wählen',
  unread:
    'Diese Datei kann hier nicht gelesen werden. Speichere sie als CSV: Datei – Speichern unter – CSV (in Numbers: Ablage – Exportieren – CSV).',
};
