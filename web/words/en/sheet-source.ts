/** A list that is pasted or dropped out of a spreadsheet. */
export default {
  drop: 'Or drop a file here: CSV or Excel (.xlsx).',
  choose: 'Choose a file',
  unread:
    'That file cannot be read here. Save it as CSV: File – Save As – CSV (in Numbers: File – Export To – CSV).',
};
