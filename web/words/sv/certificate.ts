import type da from '../da/certificate.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'HTTPS på den här enheten',
  note: {
    label: 'Utan HTTPS',
    text: 'Öppnat utan HTTPS: Kopperne kan inte öppnas igen utan nät. Håll sidan öppen så länge kvällen varar.',
    more: 'Vad kan jag göra?',
    hide: 'Dölj',
  },
  without: {
    title: 'Utan HTTPS',
    reload:
      'Utan nät kan Kopperne inte öppnas eller laddas om. Är sidan öppen kan du knappa in vidare, och det skickas när det finns nät igen.',
    tabs: 'Är Kopperne öppet i två flikar på en gång skickar båda. Inget noteras två gånger, men använd bara den ena.',
    listen: 'Den som kan lyssna av nätet kan ta över för någon som är inloggad.',
    copy: 'Det går att kopiera en länk, men inte att dela den vidare till en app.',
  },
  secure: 'Den här enheten använder HTTPS. Här finns inget mer att göra.',
  here: 'På den dator som Kopperne körs på fungerar allt även utan HTTPS. Andra enheter behöver det.',
  notSetUp: {
    title: 'HTTPS är inte inställt ännu',
    text: 'Den som driver Kopperne skriver det här på dess dator och startar det igen:',
    then: 'Öppna sedan den här sidan igen. Den visar hur varje enhet kommer med.',
  },
  trust: {
    title: 'Hämta klubbens certifikat',
    text: 'Klubben går själv i god för sin dator. Det måste enheten få veta en gång.',
    limited:
      'Certifikatet gäller bara adresser på privata nät och klubbens egen dator, inte resten av internet.',
    download: 'Hämta certifikatet',
    device: 'Vilken enhet är det?',
    devices: {
      apple: 'iPad, iPhone',
      android: 'Android',
      windows: 'Windows',
      mac: 'Mac',
      linux: 'Linux',
    },
    compare: 'Visar enheten ett fingeravtryck (SHA-256) ska det vara det här:',
    expires: 'Gäller till {{date}}.',
  },
  apple: {
    download:
      'Öppna den här sidan i Safari och tryck på ”Hämta certifikatet”. Tryck på ”Tillåt” när Safari frågar om en konfigurationsprofil.',
    install:
      'Öppna Inställningar och tryck högst upp på den hämtade profilen (eller Allmänt › VPN och enhetshantering). Tryck på ”Installera”. Den ber om enhetens lösenkod och varnar för att profilen inte är verifierad: tryck på ”Installera” igen.',
    trust:
      'Öppna Inställningar › Allmänt › Om › Inställningar för betrodda certifikat (längst ned). Slå på ”{{name}}” och tryck på ”Fortsätt”. Utan det steget fungerar det inte.',
  },
  android: {
    download: 'Tryck på ”Hämta certifikatet” och spara filen kopperne.crt.',
    install:
      'Öppna Inställningar › Säkerhet › Fler säkerhetsinställningar › Kryptering och användaruppgifter › Installera ett certifikat › CA-certifikat. Namnen skiljer sig lite; sök annars efter ”CA-certifikat” i inställningarna.',
    trust:
      'Den varnar för att någon kan lyssna: tryck på ”Installera ändå”. Den ber om enhetens pinkod. Välj filen kopperne.crt. Använd Chrome; Firefox för Android har sin egen lista.',
  },
  windows: {
    download: 'Klicka på ”Hämta certifikatet” och öppna filen kopperne.crt.',
    install:
      'Klicka på ”Installera certifikat”, välj ”Aktuell användare”, därefter ”Placera alla certifikat i nedanstående arkiv” och ”Betrodda rotcertifikatutfärdare”.',
    trust:
      'Windows visar en varning med certifikatets namn ”{{name}}”: svara ja. Stäng webbläsaren och öppna den igen.',
  },
  mac: {
    download:
      'Klicka på ”Hämta certifikatet” och öppna filen kopperne.crt. Den läggs i Nyckelhanterare, under ”inloggning”.',
    install:
      'Dubbelklicka på ”{{name}}”, öppna avsnittet om tillförlitlighet och välj ”Lita alltid på”.',
    trust: 'Stäng fönstret. Datorn ber om ditt lösenord. Stäng webbläsaren och öppna den igen.',
  },
  linux: {
    download: 'Klicka på ”Hämta certifikatet” och spara filen kopperne.crt.',
    install:
      'Chrome och Chromium: Inställningar › Integritet och säkerhet › Säkerhet › Hantera certifikat › Importera. Firefox: Inställningar › Sekretess och säkerhet › Visa certifikat › Utfärdare › Importera.',
    trust: 'Kryssa för att det får användas för att identifiera webbplatser.',
  },
  goOver: {
    title: 'Gå över till HTTPS',
    text: 'Därefter öppnas Kopperne på en ny adress: {{address}}. Du förblir inloggad, och en kopplad surfplatta förblir kopplad. Lägg en ny ikon på hemskärmen och ta bort den gamla.',
    go: 'Gå över till HTTPS',
    warned:
      'Varnar webbläsaren är certifikatet inte på plats ännu: gå tillbaka och gör klart stegen ovan.',
    notSent_one:
      '{{count}} steg är inte skickat ännu och finns bara här. Det skickas först; sedan kan du gå över.',
    notSent_other:
      '{{count}} steg är inte skickade ännu och finns bara här. De skickas först; sedan kan du gå över.',
    draft:
      'En giv eller bot är halvt inknappad här. Den följer inte med: gör den klar först, eller knappa in den igen efteråt.',
  },
} satisfies Translation<typeof da>;
