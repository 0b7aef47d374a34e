import type da from '../da/certificate.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'HTTPS auf diesem Gerät',
  note: {
    label: 'Ohne HTTPS',
    text: 'Ohne HTTPS geöffnet: Ohne Netz lässt sich Kopperne nicht wieder öffnen. Lass die Seite offen, solange der Abend dauert.',
    more: 'Was kann ich tun?',
    hide: 'Ausblenden',
  },
  without: {
    title: 'Ohne HTTPS',
    reload:
      'Ohne Netz lässt sich Kopperne weder öffnen noch neu laden. Ist die Seite offen, kannst du weiter eingeben; gesendet wird, wenn es wieder Netz gibt.',
    tabs: 'Ist Kopperne in zwei Tabs zugleich offen, senden beide. Nichts wird zweimal eingetragen, aber benutz nur einen davon.',
    listen:
      'Wer im Netz mithören kann, kann die Anmeldung von jemandem übernehmen, der gerade angemeldet ist.',
    copy: 'Ein Link lässt sich kopieren, aber nicht an eine andere App weitergeben.',
  },
  secure: 'Dieses Gerät benutzt HTTPS. Hier ist nichts mehr zu tun.',
  here: 'Auf dem Computer, auf dem Kopperne läuft, geht alles auch ohne HTTPS. Andere Geräte brauchen es.',
  notSetUp: {
    title: 'HTTPS ist noch nicht eingerichtet',
    text: 'Wer Kopperne betreibt, gibt auf dessen Computer das hier ein und startet Kopperne neu:',
    then: 'Öffne danach diese Seite wieder. Sie zeigt, wie jedes Gerät dazukommt.',
  },
  trust: {
    title: 'Zertifikat des Clubs holen',
    text: 'Der Club bürgt selbst für seinen Computer. Das muss das Gerät einmal erfahren.',
    limited:
      'Das Zertifikat gilt nur für Adressen in privaten Netzen und für den Computer des Clubs, nicht für das übrige Internet.',
    download: 'Zertifikat holen',
    device: 'Welches Gerät ist es?',
    devices: {
      apple: 'iPad, iPhone',
      android: 'Android',
      windows: 'Windows',
      mac: 'Mac',
      linux: 'Linux',
    },
    compare: 'Zeigt das Gerät einen Fingerabdruck (SHA-256), muss es dieser sein:',
    expires: 'Gilt bis {{date}}.',
  },
  apple: {
    download:
      'Öffne diese Seite in Safari und tippe auf „Zertifikat holen“. Tippe auf „Zulassen“, wenn Safari nach einem Konfigurationsprofil fragt.',
    install:
      'Öffne Einstellungen und tippe oben auf „Profil geladen“ (oder Allgemein › VPN und Geräteverwaltung). Tippe auf „Installieren“. Verlangt wird der Code des Geräts, und es wird gewarnt, dass das Profil nicht überprüft ist: Tippe noch einmal auf „Installieren“.',
    trust:
      'Öffne Einstellungen › Allgemein › Info › Zertifikatsvertrauenseinstellungen (ganz unten). Schalte „{{name}}“ ein und tippe auf „Fortfahren“. Ohne diesen Schritt geht es nicht.',
  },
  android: {
    download: 'Tippe auf „Zertifikat holen“ und speichere die Datei kopperne.crt.',
    install:
      'Öffne Einstellungen › Sicherheit › Weitere Sicherheitseinstellungen › Verschlüsselung und Anmeldedaten › Zertifikat installieren › CA-Zertifikat. Die Namen sind nicht überall gleich; such sonst in den Einstellungen nach „CA-Zertifikat“.',
    trust:
      'Es wird gewarnt, dass jemand mithören könnte: Tippe auf „Trotzdem installieren“. Verlangt wird die PIN des Geräts. Wähle die Datei kopperne.crt. Benutz Chrome; Firefox für Android hat eine eigene Liste.',
  },
  windows: {
    download: 'Klick auf „Zertifikat holen“ und öffne die Datei kopperne.crt.',
    install:
      'Klick auf „Zertifikat installieren“, wähle „Aktueller Benutzer“, dann „Alle Zertifikate in folgendem Speicher speichern“ und „Vertrauenswürdige Stammzertifizierungsstellen“.',
    trust:
      'Windows zeigt eine Warnung mit dem Namen des Zertifikats, „{{name}}“: Antworte mit Ja. Schließ den Browser und öffne ihn wieder.',
  },
  mac: {
    download:
      'Klick auf „Zertifikat holen“ und öffne die Datei kopperne.crt. Sie kommt in die Schlüsselbundverwaltung, unter „Anmeldung“.',
    install: 'Doppelklick auf „{{name}}“, öffne „Vertrauen“ und wähle „Immer vertrauen“.',
    trust:
      'Schließ das Fenster. Der Mac verlangt dein Passwort. Schließ den Browser und öffne ihn wieder.',
  },
  linux: {
    download: 'Klick auf „Zertifikat holen“ und speichere die Datei kopperne.crt.',
    install:
      'Chrome und Chromium: Einstellungen › Datenschutz und Sicherheit › Sicherheit › Zertifikate verwalten › Importieren. Firefox: Einstellungen › Datenschutz & Sicherheit › Zertifikate anzeigen › Zertifizierungsstellen › Importieren.',
    trust: 'Kreuz an, dass damit Websites identifiziert werden dürfen.',
  },
  goOver: {
    title: 'Zu HTTPS wechseln',
    text: 'Kopperne wird dann unter einer neuen Adresse geöffnet: {{address}}. Du bleibst angemeldet, und ein gekoppeltes Tablet bleibt gekoppelt. Leg ein neues Symbol auf den Startbildschirm und lösch das alte.',
    go: 'Zu HTTPS wechseln',
    warned:
      'Warnt der Browser, ist das Zertifikat noch nicht am Platz: Geh zurück und mach die Schritte oben fertig.',
    notSent_one:
      '{{count}} Schritt ist noch nicht gesendet und liegt nur hier. Er wird zuerst gesendet; dann kannst du wechseln.',
    notSent_other:
      '{{count}} Schritte sind noch nicht gesendet und liegen nur hier. Sie werden zuerst gesendet; dann kannst du wechseln.',
    draft:
      'Ein Spiel oder eine Strafe ist hier halb eingegeben. Das kommt nicht mit: Mach es erst fertig, oder gib es danach neu ein.',
  },
} satisfies Translation<typeof da>;
