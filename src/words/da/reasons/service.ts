import type { ACCESS_REASONS } from '../../../problems/access.js';
import type { CLUB_REASONS } from '../../../problems/clubs.js';
import type { REQUEST_REASONS } from '../../../problems/request.js';
import type { SESSION_REASONS } from '../../../problems/sessions.js';
import type { STATISTICS_REASONS } from '../../../problems/statistics.js';
import { capitalised, type SentencesOf } from '../../language.js';

const ROLES = {
  owner: 'formand',
  secretary: 'sekretær',
  treasurer: 'kasserer',
  auditor: 'revisor',
  member: 'medlem',
} as const;

const SHARE = {
  listeners: 'Du eller din klub lytter allerede med for mange steder.',
  exports: 'Du eller din klub er allerede i gang med at eksportere.',
  tables: 'Du eller din klub henter allerede tabeller.',
  'heavy-reads': 'Du eller din klub har allerede for meget af den slags i gang.',
  'large-bodies': 'Du sender allerede flere store ting.',
} as const;

export const accessReasons = {
  // Signing in.
  'not-signed-in': () => 'Du er ikke logget ind.',
  'sign-in-over': () => 'Du er blevet logget ud. Log ind igen.',
  'name-or-password-wrong': () => 'Navnet eller adgangskoden passer ikke.',
  'current-password-wrong': () => 'Den nuværende adgangskode passer ikke.',
  'csrf-token-wrong': () => 'Siden er for gammel. Genindlæs den, og prøv igen.',
  'too-often': ({ wait }) =>
    `Der er prøvet for mange gange. Prøv igen om ${wait < 90 ? `${wait} sekunder` : `${Math.ceil(wait / 60)} minutter`}.`,
  'share-used-up': ({ of, wait }) => `${SHARE[of]} Prøv igen om ${wait} sekunder.`,
  'link-not-valid': () => 'Linket er brugt, udløbet eller trukket tilbage. Bed om et nyt.',
  'invite-used': () =>
    'Invitationen er allerede brugt, og den virker kun én gang. Brugte du den selv, så log ind; ellers bed om en ny.',
  'password-too-common': () =>
    'Rigtig mange bruger den adgangskode, og den bliver prøvet først. Vælg en anden.',
  'password-is-name': () => 'Adgangskoden må ikke være dit navn. Vælg en anden.',
  'name-taken': () =>
    'Der er allerede en, der logger ind med det navn. Er det dig, så log ind, og åbn linket igen.',

  // What is for others.
  'role-may-not': ({ roles, ask }, say) =>
    `Som ${say.and(roles.map((one) => ROLES[one]))} i klubben har du ikke lov til det; spørg klubbens ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-only-records': ({ ask }, say) =>
    `En tablet kan kun notere; spørg klubbens ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-may-not': () => 'Det kan en tablet ikke.',
  'nobody-may': () => 'Det har ingen lov til.',
  'acts-as-oneself': () => 'Du handler som dig selv; kun ved en tablet kan man være en anden.',
  'only-own-records': () => 'Medlemmer ser kun deres egne bøder, indsigelser og regnskab.',
  'only-owner-gives-role': () => 'Kun en formand giver andre roller end medlem.',
  'own-password-needs-present-one': () => 'Skift din egen adgangskode med den, du har nu.',
  'link-would-open-other-club': () =>
    'Brugeren er også med i en anden klub, som linket ville åbne. Den, der driver tjenesten, kan lave et: npm run access -- reset NAVN.',

  // Users, their members, and devices.
  'member-not-claimed': () => 'Du er ikke knyttet til et medlem ved bordet endnu.',
  'member-claimed': ({ member, user }) => `${user} har allerede meldt sig som ${member}.`,
  'last-owner': () => 'Klubben skal have en formand. Gør først en anden til formand.',
  'user-not-found': () => 'Klubben har ikke den bruger.',
  'nobody-to-invite': () => 'Alle de medlemmer logger allerede ind; der er ingen at invitere.',
  'invite-not-found': () => 'Klubben har ikke den invitation.',
  'token-not-found': () => 'Den nøgle har du ikke.',
  'webhook-not-found': () => 'Klubben har ikke den webhook, eller den er afsluttet.',
  'webhook-address-refused': () =>
    'En webhook skal have en hel adresse, der begynder med https:// (http:// kun i klubbens eget netværk), uden navn og adgangskode i.',
  'too-many-webhooks': () => 'Klubben har ti webhooks i brug; afslut en af dem først.',
  'no-mails': () => 'Denne Kopperne sender ingen mails. Den, der driver den, kan slå det til.',
  'mail-address-refused': () =>
    'Der kan ikke sendes mails til den adresse. Se efter, om den er skrevet rigtigt.',
  'mail-not-sent': () => 'Mailen kunne ikke sendes lige nu. Prøv igen om lidt.',
  'no-pushes': () =>
    'Denne Kopperne sender ingen beskeder til telefoner. Den, der driver den, kan slå det til.',
  'push-address-refused': () =>
    'Browserens tilmelding kan ikke bruges. Slå beskeder fra og til igen på enheden.',
  'push-device-not-found': () => 'Du har ikke den enhed, eller den får allerede ingen beskeder.',
  'device-not-found': () => 'Klubben har ikke den tablet.',
  'device-revoked': ({ device }) =>
    `${device} er ikke længere parret med klubben; tilføj en ny tablet.`,
} satisfies SentencesOf<typeof ACCESS_REASONS>;

export const clubReasons = {
  'club-not-found': () => 'Den klub findes ikke, eller du er ikke med i den.',
  'club-archived': () => 'Klubben er arkiveret; hent den først frem igen.',
  'member-not-found': () => 'Klubben har ikke det medlem.',
  'member-archived': ({ member }) => `${member} er arkiveret; hent først medlemmet frem igen.`,

  // Leaving for good.
  'member-forgotten': () => 'Medlemmet har forladt klubben for altid.',
  'leaves-table': () => 'Den aften, der er i gang, skal sluttes først.',
  'leaves-dispute': () => 'Indsigelsen skal afgøres eller trækkes tilbage først.',
  'leaves-payment': () =>
    'Den meldte betaling skal bekræftes, afvises eller trækkes tilbage først.',
  'leaves-transfer': () => 'Betalingen i afregningen skal klares først.',
  'leaves-debt': () => 'Gælden til klubben skal betales eller eftergives først.',
  'leaves-money': () => 'Tilgodehavendet i klubben skal udbetales først.',
  'leaves-text': ({ event }) =>
    `Teksten i hændelse ${event} kan ikke være uden navnet: noget andet i klubben bygger på den. Lad den stå.`,
  'no-such-text': ({ event }) => `Hændelse ${event} har ingen tekst, der nævner dem.`,

  // Lists of members.
  'listed-is-named': ({ member }) =>
    `Der er sket mere med ${member} siden, så listen kan ikke tages tilbage. Arkivér i stedet dem, der ikke skal være med.`,

  // Guests.
  'is-no-guest': ({ member }) => `${member} er ikke gæst, men medlem.`,
  'is-a-guest': ({ guest }) => `${guest} er gæst og ikke medlem.`,
  'guest-is-merged': ({ guest }) => `Gæsten ${guest} er lagt sammen med et medlem.`,
  'sat-together': ({ guest, member }) =>
    `${guest} og ${member} har siddet ved samme bord, så de er ikke den samme.`,
  'sat-as-guest': ({ member }) => `${member} har allerede siddet ved dette bord som gæst.`,

  // The ledger.
  'balance-too-large': ({ most }) =>
    `Beløbet er for stort: ingen saldo kan blive større end ${most}, regnet i øre (eller point).`,
  'pot-overdrawn': () => 'Der ville blive taget mere ud af en kop, end der er i den.',

  // The log.
  'hand-without-session': () => 'Sig også, hvilken aften hånden er fra.',
  'head-malformed': () =>
    'En kontrolkode er nummeret på en hændelse, et kolon og 16 eller 64 tegn: cifre og bogstaverne a til f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;

const VALUES = {
  form: 'Noget af det, der blev sendt, har en forkert form.',
  'number-too-large': 'Et tal er for stort.',
  'time-form': 'Et tidspunkt er skrevet forkert.',
  'time-out-of-range': 'Et tidspunkt ligger for langt væk.',
  character: 'En tekst har et tegn, der ikke kan gemmes.',
  'text-too-long': 'En tekst er for lang.',
} as const;

const TOO_MUCH = {
  writes: 'For mange noterer i klubben på én gang. Prøv igen om lidt.',
  exports: 'Der hentes allerede andre udtræk. Prøv igen om lidt.',
  listeners: 'For mange følger med på én gang. Prøv igen om lidt.',
} as const;

export const requestReasons = {
  // The request as such.
  'request-not-http': () => 'Det, der blev sendt, kunne ikke læses, eller det kom for langsomt.',
  'two-hosts': () => 'Det, der blev sendt, nævner to værter.',
  'request-unreadable': () =>
    'Det, der blev sendt, kunne ikke læses. Genindlæs siden, og prøv igen.',
  'no-such-address': () => 'Her er ingenting.',
  'address-too-long': () => 'Adressen er for lang.',
  'method-not-allowed': ({ method, allowed }, say) =>
    `Her kan man ikke ${method}, kun ${say.and(allowed)}. Genindlæs siden.`,
  'headers-too-large': () => 'Der blev sendt for meget i hovedet på det, der skulle sendes.',

  // Its headers.
  'idempotency-key-missing': () =>
    'Appen glemte at mærke det, der blev sendt. Genindlæs siden, og prøv igen.',
  'idempotency-key-malformed': () =>
    'Appen mærkede det, der blev sendt, forkert. Genindlæs siden, og prøv igen.',
  'idempotency-key-reused': () =>
    'Det er allerede sendt én gang, men med andet indhold. Genindlæs siden, og se efter.',
  'if-match-missing': () =>
    'Appen sagde ikke, hvilken udgave af aftenen det gælder. Genindlæs siden.',
  'if-match-malformed': () =>
    'Appen sagde ikke rigtigt, hvilken udgave af aftenen det gælder. Genindlæs siden.',
  'history-restored': () =>
    'Klubbens data blev gendannet fra en sikkerhedskopi, efter at dette blev tastet. Se, hvad der står nu, før det sendes.',
  'acting-member-malformed': () => 'Det er uklart, hvem der sidder ved tabletten. Vælg det igen.',

  // Its body and its query.
  'body-not-json': () => 'Det, der blev sendt, kunne ikke læses. Genindlæs siden, og prøv igen.',
  'body-type-unsupported': () =>
    'Den slags fil tages ikke imod her. Genindlæs siden, og prøv igen.',
  'body-too-large': ({ most }) => `Det er for meget på én gang: der kan højst sendes ${most} MB.`,
  'too-large-unless-signed-in': () => 'Log ind for at sende så meget.',
  'body-too-deep': ({ most }) => `Det, der blev sendt, er i mere end ${most} lag.`,
  'body-not-an-object': () => 'Det, der blev sendt, har ingen felter.',
  'fields-wrong': () => 'Noget er ikke udfyldt rigtigt.',
  'cursor-unknown': () => 'Listen kan ikke fortsættes derfra. Genindlæs siden.',
  'head-not-yet': ({ last }) => `Klubbens protokol går kun til hændelse ${last}.`,
  'value-cannot-be-kept': ({ because }) => VALUES[because],

  // The service.
  'database-away': () => 'Databasen svarer ikke lige nu. Prøv igen om lidt.',
  'database-full': () =>
    'Databasens disk er fuld. Den, der driver tjenesten, må skaffe plads; prøv så igen.',
  'database-read-only': () => 'Databasen kan kun læses lige nu. Prøv igen om lidt.',
  'migrations-missing': () => 'Databasen er ikke gjort klar til denne udgave af Kopperne.',
  'stopping-or-starting': () => 'Kopperne er ved at starte eller stoppe. Prøv igen om lidt.',
  'paper-too-long': ({ lines, most }) =>
    `Arket ville få ${lines} linjer, og der går ${most} på ét. Vælg en kortere periode, eller hent det som tabel.`,
  'broken-off': () => 'Kopperne måtte afbryde det, der var i gang. Prøv igen om lidt.',
  'too-much-at-once': ({ of }) => TOO_MUCH[of],
  'fault-of-ours': () => 'Noget gik galt i Kopperne. Fejlen er skrevet ned.',
} satisfies SentencesOf<typeof REQUEST_REASONS>;

const ENDS = {
  withdrawn: 'trukket tilbage',
  upheld: 'afgjort: det stadfæstede, der stod',
  overturned: 'afgjort med medhold',
} as const;

const DECISIONS = { upheld: 'stadfæstet', overturned: 'annulleret' } as const;

const PARTS = {
  'raised-dispute': 'gjorde indsigelse',
  'reported-fine': 'meldte bøden',
  'was-fined': 'fik bøden',
  'recorded-fine': 'noterede bøden',
  'recorded-hand': 'noterede hånden',
  'paid-in-hand': 'betalte eller fik i hånden',
  'sat-at-table': 'sad ved bordet',
} as const;

export const sessionReasons = {
  'session-not-found': () => 'Klubben har ikke den aften.',
  'hand-number-malformed': () => 'Aftenens hænder har numre fra 1.',
  'rule-book-not-found': ({ book }) => `Der er ingen regelbog ${book}.`,
  'log-is-shorter': ({ last }) =>
    `Protokollen har ikke så mange numre endnu: Det sidste er ${last}.`,
  'session-is-open': () => 'Aftenen er stadig i gang.',
  'version-moved-on': ({ current, version }) =>
    `Aftenen er gået videre, siden det blev tastet (udgave ${current}, ikke ${version}). Hent den igen.`,

  // Disputes.
  'dispute-not-found': () => 'Den indsigelse findes ikke.',
  'dispute-ended': ({ end }) => `Indsigelsen er ${ENDS[end]}; der kan ikke siges mere i den.`,
  'say-fine-or-hand': () => 'Sig enten, hvilken bøde eller hvilken hånd indsigelsen gælder.',
  'not-at-that-table': () =>
    'Du sad ikke ved det bord; de, der gjorde, kan gøre indsigelse mod hånden.',
  'fine-of-another': () => 'Bøden er ikke din; den, der fik den, kan gøre indsigelse.',
  'hand-disputed-already': ({ hand }) =>
    `Der er allerede gjort indsigelse mod hånd ${hand}; svar i den.`,
  'fine-disputed-already': () => 'Der er allerede gjort indsigelse mod bøden; svar i den.',
  'fine-dispute-decided': ({ decision }) =>
    `Der har været indsigelse mod bøden, og den blev ${DECISIONS[decision]}; det står ved magt.`,
  'only-raiser-withdraws': () => 'Kun den, der har gjort indsigelsen, kan trække den tilbage.',

  // Their decision.
  'decider-named-twice': () => 'Nævn hvert medlem én gang, og ikke den, der selv afgør.',
  'decides-own-part': ({ names, parts }) =>
    `Ingen afgør alene det, man selv er part i: ${names
      .map((name, index) => `${name} ${PARTS[parts[index] ?? 'raised-dispute']}`)
      .join(', ')}. Lad et medlem uden del i sagen være med til at afgøre det.`,
  'second-has-part': ({ name, part }) =>
    `${name} ${PARTS[part]} og er selv part. Vælg et medlem uden del i sagen; klubben har et.`,
  'party-proposes': ({ names }) =>
    `Du er selv part i sagen. Foreslå afgørelsen for ${names.join(', ')}: den gælder, når den er bekræftet.`,
  'second-is-guest': ({ name }) => `${name} er gæst. Vælg et medlem uden del i sagen.`,
  'needs-no-proposal': () =>
    'Her skal intet foreslås: du kan selv afgøre sagen, for du er ikke part, eller ingen andre medlemmer er uden del i den.',
  'proposal-waits': ({ by, second }) =>
    `${by} har foreslået en afgørelse, som ${second} skal bekræfte. Vent på svaret, eller bed ${by} om at tage den tilbage.`,
  'say-how-put-right': () => 'Sig, hvordan der skal rettes.',
  'another-was-asked': () => 'Et andet medlem er bedt om at bekræfte den afgørelse.',
  'another-proposed': () => 'Kun den, der har foreslået afgørelsen, kan tage den tilbage.',
  'proposal-is-gone': () => 'Den foreslåede afgørelse venter ikke længere.',
  'proposal-has-changed': () =>
    'Aftenen er ændret, siden afgørelsen blev foreslået: den ville nu give andre tal. Den må foreslås igen.',
  'proposer-decides-no-more': ({ name }) =>
    `${name} kan ikke længere afgøre indsigelser. En anden må afgøre sagen.`,
  'say-what-hand-was': () => 'Sig, hvad hånden skulle have været, eller at den er annulleret.',
  'corrects-another-hand': ({ hand }) =>
    `Indsigelsen gælder hånd ${hand}; de rettelser lader den stå.`,
  'settled-without-day': () =>
    'Kun en aften fra papir, med sin egen dag, kan være gjort op dengang.',
  'day-not-past': ({ day }, say) => `${capitalised(say.day(day))} er ikke gået endnu.`,
  'booked-twice': ({ opened }, say) =>
    `Klubben har en primo pr. ${say.day(opened)}, som aftenens penge kan være med i. Sig, om den blev gjort op dengang.`,
  'corrects-another-fine': () => 'Indsigelsen gælder bøden; de rettelser lader den stå.',
} satisfies SentencesOf<typeof SESSION_REASONS>;

export const statisticsReasons = {
  'season-has-its-days': () => 'En sæson har sine egne dage. Vælg sæsonen eller dagene.',
  'no-such-days': () =>
    'Perioden er ikke en: begge dage skal findes, og den første skal komme før den sidste.',
  'no-such-figure': ({ figure }) => `Der er ikke noget tal, der hedder ${figure}.`,
  'figure-of-a-member': ({ figure }) => `Tallet ${figure} er et medlems. Vælg medlemmet.`,
  'figure-of-a-season': ({ figure }) => `Tallet ${figure} er en sæsons. Vælg sæsonen.`,
  'two-members-needed': () => 'Et opgør er mellem to forskellige medlemmer.',
} satisfies SentencesOf<typeof STATISTICS_REASONS>;
