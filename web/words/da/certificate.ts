/** HTTPS on the club's own network: what is missing without it, and how a device gets it. */
export default {
  title: 'HTTPS på denne enhed',
  note: {
    label: 'Uden HTTPS',
    text: 'Åbnet uden HTTPS: Kopperne kan ikke åbnes igen uden net. Hold siden åben, så længe aftenen varer.',
    more: 'Hvad kan jeg gøre?',
    hide: 'Skjul',
  },
  without: {
    title: 'Uden HTTPS',
    reload:
      'Uden net kan Kopperne ikke åbnes eller genindlæses. Er siden åben, kan du taste videre, og det sendes, når der er net igen.',
    tabs: 'Med Kopperne åben i to faneblade på én gang sender begge. Intet bliver skrevet to gange, men brug kun det ene.',
    listen: 'Den, der kan lytte med på nettet, kan overtage en, der er logget ind.',
    copy: 'At kopiere et link virker, men at dele det videre til en app gør ikke.',
  },
  secure: 'Denne enhed bruger HTTPS. Her er ikke mere at gøre.',
  here: 'På den computer, som Kopperne kører på, virker alt også uden HTTPS. Andre enheder har brug for det.',
  notSetUp: {
    title: 'HTTPS er ikke sat op endnu',
    text: 'Den, der driver Kopperne, skriver det her på dens computer og starter den igen:',
    then: 'Åbn derefter denne side igen. Den viser, hvordan hver enhed kommer med.',
  },
  trust: {
    title: 'Hent klubbens certifikat',
    text: 'Klubben siger selv god for sin computer. Det skal enheden have at vide én gang.',
    limited:
      'Certifikatet gælder kun adresser på private net og klubbens egen computer, ikke resten af internettet.',
    download: 'Hent certifikatet',
    device: 'Hvilken enhed er det?',
    devices: {
      apple: 'iPad, iPhone',
      android: 'Android',
      windows: 'Windows',
      mac: 'Mac',
      linux: 'Linux',
    },
    compare: 'Spørger enheden om et fingeraftryk (SHA-256), skal det være det her:',
    expires: 'Gælder til {{date}}.',
  },
  apple: {
    download:
      'Åbn denne side i Safari, og tryk på »Hent certifikatet«. Tryk på »Tillad«, når Safari spørger om en konfigurationsprofil.',
    install:
      'Åbn Indstillinger, og tryk øverst på »Profil hentet« (eller Generelt › VPN og enhedsadministration). Tryk på »Installer«. Den beder om enhedens kode og advarer om, at profilen ikke er bekræftet: Tryk på »Installer« igen.',
    trust:
      'Åbn Indstillinger › Generelt › Om › Indstillinger for certifikattillid (nederst). Slå »{{name}}« til, og tryk på »Fortsæt«. Uden dette trin virker det ikke.',
  },
  android: {
    download: 'Tryk på »Hent certifikatet«, og gem filen kopperne.crt.',
    install:
      'Åbn Indstillinger › Sikkerhed › Flere sikkerhedsindstillinger › Kryptering og loginoplysninger › Installer et certifikat › CA-certifikat. Navnene er lidt forskellige; søg ellers efter »CA-certifikat« i indstillingerne.',
    trust:
      'Den advarer om, at nogen kan lytte med: Tryk på »Installer alligevel«. Den beder om enhedens kode. Vælg filen kopperne.crt. Brug Chrome; Firefox til Android har sin egen liste.',
  },
  windows: {
    download: 'Tryk på »Hent certifikatet«, og åbn filen kopperne.crt.',
    install:
      'Tryk på »Installer certifikat«, vælg »Aktuel bruger«, derefter »Placer alle certifikater i følgende certifikatlager« og »Rodnøglecentre, der er tillid til«.',
    trust:
      'Windows viser en advarsel med certifikatets navn »{{name}}«: Svar ja. Luk browseren, og åbn den igen.',
  },
  mac: {
    download:
      'Tryk på »Hent certifikatet«, og åbn filen kopperne.crt. Den lægges i Hovednøglering, i »log ind«.',
    install: 'Dobbeltklik på »{{name}}«, åbn »Godkend«, og vælg »Godkend altid«.',
    trust: 'Luk vinduet. Macen beder om din adgangskode. Luk browseren, og åbn den igen.',
  },
  linux: {
    download: 'Tryk på »Hent certifikatet«, og gem filen kopperne.crt.',
    install:
      'Chrome og Chromium: Indstillinger › Privatliv og sikkerhed › Sikkerhed › Administrer certifikater › Importér. Firefox: Indstillinger › Privatliv og sikkerhed › Vis certifikater › Autoriteter › Importér.',
    trust: 'Sæt kryds ved, at det må bruges til at identificere websteder.',
  },
  goOver: {
    title: 'Gå over til HTTPS',
    text: 'Derefter åbnes Kopperne på en ny adresse: {{address}}. Du bliver ved med at være logget ind, og en parret tablet er stadig parret. Læg et nyt ikon på hjemmeskærmen, og slet det gamle.',
    go: 'Gå over til HTTPS',
    warned:
      'Advarer browseren, er certifikatet ikke på plads endnu: Gå tilbage, og gør trinene ovenfor færdige.',
    notSent_one:
      '{{count}} trin er ikke sendt endnu og ligger kun her. Det sendes først; så kan du gå over.',
    notSent_other:
      '{{count}} trin er ikke sendt endnu og ligger kun her. De sendes først; så kan du gå over.',
    draft:
      'En hånd eller bøde er tastet halvt her. Det følger ikke med: Gør den færdig først, eller tast den igen bagefter.',
  },
};
