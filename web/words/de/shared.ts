/** Files that were shared to the app, on their way to a voucher. */
export default {
  title: 'Geteilte Quittungen',
  none: 'Es wartet keine Datei. Teile ein Foto oder PDF vom Telefon mit Kopperne.',
  kept: 'Die Dateien bleiben in diesem Browser, bis sie angehängt oder verworfen sind.',
  drop: 'Verwerfen',
  dropOf: '{{name}} verwerfen',
  nobody: 'Quittungen hängt an, wer die Kasse führt.',
  whichClub: 'Welcher Club?',
  which: 'Zu welchem Beleg?',
  newExpense: 'Neue Ausgabe',
  lacking: 'Belege ohne Quittung',
  recent: 'Zuletzt gebucht',
  left: 'Nicht alle Dateien wurden gesendet. Versuche es noch einmal.',
};
