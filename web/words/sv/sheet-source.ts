/** A list that is pasted or dropped out of a spreadsheet. */
export default {
  drop: 'Eller dra hit en fil: CSV eller Excel (.xlsx).',
  choose: 'Välj fil',
  unread:
    'Den filen kan inte läsas här. Spara den som CSV: Arkiv – Spara som – CSV (i Numbers: Arkiv – Exportera till – CSV).',
};
