/** Files that were shared to the app, on their way to a voucher. */
export default {
  title: 'Shared receipts',
  none: 'No file is waiting. Share a photo or a PDF to Kopperne from the phone.',
  kept: 'The files stay in this browser until they are attached or discarded.',
  drop: 'Discard',
  dropOf: 'Discard {{name}}',
  nobody: 'Those who keep the money attach receipts.',
  whichClub: 'Which club?',
  which: 'To which voucher?',
  newExpense: 'New expense',
  lacking: 'Vouchers without a receipt',
  recent: 'Recorded last',
  left: 'Not all files were sent. Try again.',
};
