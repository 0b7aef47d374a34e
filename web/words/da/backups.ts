/** The backups of the instance. */
export default {
  title: 'Sikkerhedskopier',
  places: {
    'other-disk':
      'Kopperne tager selv en kopi af alle data hver nat og prøver den: Den lægges op ved siden af, og alle klubber i den efterprøves.',
    'same-disk':
      'Kopperne tager selv en kopi af alle data hver nat og prøver den. Kopierne ligger på samme disk som dataene: Går den i stykker, er begge væk. Den, der driver maskinen, sætter BACKUP_DIR til en anden disk, for eksempel en USB-disk.',
    'own-database':
      'Databasen drives for sig, og dens kopier tages der. Spørg den, der driver maskinen, hvornår de sidst er prøvet.',
    'switched-off': 'Kopperne tager ingen kopier her: Det er slået fra (BACKUPS=no).',
  },
  moments: 'Alt kan lægges tilbage til ethvert øjeblik fra {{since}} til {{until}}.',
  none: 'Der er ingen kopi endnu. Den første tages, når Kopperne har kørt i fem minutter.',
  old: 'Den nyeste prøvede kopi er mere end to døgn gammel. Bed den, der driver maskinen, om at se efter.',
  proved: 'Prøvet {{time}}',
  head: 'Klubbens kontrolkode i den: {{head}}',
  notProved: 'Ikke prøvet: Den tæller ikke',
  size: '{{megabytes}} MB',
};
