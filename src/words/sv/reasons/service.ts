import type { ACCESS_REASONS } from '../../../problems/access.js';
import type { CLUB_REASONS } from '../../../problems/clubs.js';
import type { REQUEST_REASONS } from '../../../problems/request.js';
import type { SESSION_REASONS } from '../../../problems/sessions.js';
import type { STATISTICS_REASONS } from '../../../problems/statistics.js';
import { capitalised, type SentencesOf } from '../../language.js';

const ROLES = {
  owner: 'ordförande',
  secretary: 'sekreterare',
  treasurer: 'kassör',
  auditor: 'revisor',
  member: 'medlem',
} as const;

const SHARE = {
  listeners: 'Du eller din klubb lyssnar redan på för många ställen.',
  exports: 'Du eller din klubb exporterar redan.',
  tables: 'Du eller din klubb hämtar redan tabeller.',
  'heavy-reads': 'Du eller din klubb har redan för mycket sådant i gång.',
  'large-bodies': 'Du skickar redan flera stora saker.',
} as const;

export const accessReasons = {
  // Signing in.
  'not-signed-in': () => 'Du är inte inloggad.',
  'sign-in-over': () => 'Du har blivit utloggad. Logga in igen.',
  'name-or-password-wrong': () => 'Namnet eller lösenordet stämmer inte.',
  'current-password-wrong': () => 'Det nuvarande lösenordet stämmer inte.',
  'csrf-token-wrong': () => 'Sidan är för gammal. Ladda om den och försök igen.',
  'too-often': ({ wait }) =>
    `Det blev för många försök. Försök igen om ${wait < 90 ? `${wait} sekunder` : `${Math.ceil(wait / 60)} minuter`}.`,
  'share-used-up': ({ of, wait }) => `${SHARE[of]} Försök igen om ${wait} sekunder.`,
  'link-not-valid': () => 'Länken är använd, har gått ut eller är indragen. Be om en ny.',
  'invite-used': () =>
    'Inbjudan är redan använd och gäller bara en gång. Var det du som använde den, så logga in; be annars om en ny.',
  'password-too-common': () =>
    'Väldigt många använder det lösenordet, och det är bland de första som prövas. Välj ett annat.',
  'password-is-name': () => 'Lösenordet får inte vara ditt namn. Välj ett annat.',
  'name-taken': () =>
    'Någon loggar redan in med det namnet. Är det du, så logga in och öppna länken igen.',

  // What is for others.
  'role-may-not': ({ roles, ask }, say) =>
    `Som ${say.and(roles.map((one) => ROLES[one]))} i klubben får du inte göra det; fråga klubbens ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-only-records': ({ ask }, say) =>
    `En surfplatta kan bara notera; fråga klubbens ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-may-not': () => 'Det kan en surfplatta inte göra.',
  'nobody-may': () => 'Det får ingen göra.',
  'acts-as-oneself': () =>
    'Du handlar som dig själv; bara vid en surfplatta kan någon annan nämnas.',
  'only-own-records': () => 'Medlemmar ser bara sina egna böter, invändningar och sin avräkning.',
  'only-owner-gives-role': () => 'Bara en ordförande ger andra roller än medlem.',
  'own-password-needs-present-one': () => 'Byt ditt eget lösenord med det du har nu.',
  'link-would-open-other-club': () =>
    'Användaren är också med i en annan klubb, som länken skulle öppna. Den som driver tjänsten kan göra en: npm run access -- reset NAMN.',

  // Users, their members, and devices.
  'member-not-claimed': () => 'Du är inte knuten till någon medlem vid bordet ännu.',
  'member-claimed': ({ member, user }) => `${user} är redan knuten till ${member}.`,
  'last-owner': () => 'Klubben måste ha en ordförande. Gör först någon annan till ordförande.',
  'user-not-found': () => 'Klubben har ingen sådan användare.',
  'nobody-to-invite': () => 'Alla de medlemmarna loggar redan in; det finns ingen att bjuda in.',
  'invite-not-found': () => 'Klubben har ingen sådan inbjudan.',
  'token-not-found': () => 'Den nyckeln har du inte.',
  'webhook-not-found': () => 'Klubben har ingen sådan webhook, eller så är den avslutad.',
  'webhook-address-refused': () =>
    'En webhook ska ha en hel adress som börjar med https:// (http:// bara i klubbens eget nätverk), utan namn och lösenord i.',
  'too-many-webhooks': () => 'Klubben har tio webhookar i bruk; avsluta en av dem först.',
  'no-mails': () => 'Den här Kopperne skickar inga mejl. Den som driver den kan slå på det.',
  'mail-address-refused': () =>
    'Det går inte att skicka mejl till den adressen. Kontrollera att den är rätt skriven.',
  'mail-not-sent': () => 'Mejlet kunde inte skickas just nu. Försök igen om en stund.',
  'no-pushes': () =>
    'Den här Kopperne skickar inga aviseringar. Den som driver den kan slå på det.',
  'push-address-refused': () =>
    'Webbläsarens prenumeration går inte att använda. Stäng av aviseringarna på enheten och slå på dem igen.',
  'push-device-not-found': () =>
    'Du har ingen sådan enhet, eller så får den redan inga aviseringar.',
  'device-not-found': () => 'Klubben har ingen sådan surfplatta.',
  'device-revoked': ({ device }) =>
    `${device} är inte längre kopplad till klubben; lägg till en ny surfplatta.`,
} satisfies SentencesOf<typeof ACCESS_REASONS>;

export const clubReasons = {
  'club-not-found': () => 'Den klubben finns inte, eller så är du inte med i den.',
  'club-archived': () => 'Klubben är arkiverad; ta först fram den igen.',
  'member-not-found': () => 'Klubben har ingen sådan medlem.',
  'member-archived': ({ member }) => `${member} är arkiverad; ta först fram medlemmen igen.`,

  // Leaving for good.
  'member-forgotten': () => 'Medlemmen har lämnat klubben för gott.',
  'leaves-table': () => 'Kvällen som pågår måste stängas först.',
  'leaves-dispute': () => 'Invändningen måste avgöras eller dras tillbaka först.',
  'leaves-payment': () =>
    'Den anmälda betalningen måste bekräftas, avvisas eller dras tillbaka först.',
  'leaves-transfer': () => 'Betalningen i uppgörelsen måste klaras av först.',
  'leaves-debt': () => 'Skulden till klubben måste betalas eller skrivas av först.',
  'leaves-money': () => 'Tillgodohavandet i klubben måste betalas ut först.',
  'leaves-text': ({ event }) =>
    `Texten i händelse ${event} kan inte vara utan namnet: något annat i klubben bygger på den. Låt den stå kvar.`,
  'no-such-text': ({ event }) => `Händelse ${event} har ingen text som nämner dem.`,

  // Lists of members.
  'listed-is-named': ({ member }) =>
    `Det har hänt mer med ${member} sedan dess, så listan kan inte tas tillbaka. Arkivera i stället dem som inte ska vara med.`,

  // Guests.
  'is-no-guest': ({ member }) => `${member} är inte gäst utan medlem.`,
  'is-a-guest': ({ guest }) => `${guest} är gäst och inte medlem.`,
  'guest-is-merged': ({ guest }) => `Gästen ${guest} är ihopslagen med en medlem.`,
  'sat-together': ({ guest, member }) =>
    `${guest} och ${member} har suttit vid samma bord, så de är inte samma person.`,
  'sat-as-guest': ({ member }) => `${member} har redan suttit vid det här bordet som gäst.`,

  // The ledger.
  'balance-too-large': ({ most }) =>
    `Beloppet är för stort: inget saldo kan bli större än ${most}, räknat i ören (eller poäng).`,
  'pot-overdrawn': () => 'Det skulle tas mer ur en kopp än det finns i den.',

  // The log.
  'hand-without-session': () => 'Säg också vilken kväll given är från.',
  'head-malformed': () =>
    'En kontrollkod är numret på en händelse, ett kolon och 16 eller 64 tecken: siffror och bokstäverna a till f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;

const VALUES = {
  form: 'Något av det som skickades har fel form.',
  'number-too-large': 'Ett tal är för stort.',
  'time-form': 'En tidpunkt är felskriven.',
  'time-out-of-range': 'En tidpunkt ligger för långt bort.',
  character: 'En text har ett tecken som inte kan sparas.',
  'text-too-long': 'En text är för lång.',
} as const;

const TOO_MUCH = {
  writes: 'För många noterar i klubben på en gång. Försök igen om en stund.',
  exports: 'Andra utdrag hämtas redan. Försök igen om en stund.',
  listeners: 'För många följer med på en gång. Försök igen om en stund.',
} as const;

export const requestReasons = {
  // The request as such.
  'request-not-http': () => 'Det som skickades kunde inte läsas, eller så kom det för långsamt.',
  'two-hosts': () => 'Det som skickades nämner två värdar.',
  'request-unreadable': () => 'Det som skickades kunde inte läsas. Ladda om sidan och försök igen.',
  'no-such-address': () => 'Här finns ingenting.',
  'address-too-long': () => 'Adressen är för lång.',
  'method-not-allowed': ({ method, allowed }, say) =>
    `Här kan man inte ${method}, bara ${say.and(allowed)}. Ladda om sidan.`,
  'headers-too-large': () => 'Det skickades för mycket i huvudet på det som skulle skickas.',

  // Its headers.
  'idempotency-key-missing': () =>
    'Appen glömde att märka det som skickades. Ladda om sidan och försök igen.',
  'idempotency-key-malformed': () =>
    'Appen märkte det som skickades fel. Ladda om sidan och försök igen.',
  'idempotency-key-reused': () =>
    'Det är redan skickat en gång, men med annat innehåll. Ladda om sidan och se efter.',
  'if-match-missing': () => 'Appen sade inte vilken version av kvällen det gäller. Ladda om sidan.',
  'if-match-malformed': () =>
    'Appen sade inte riktigt vilken version av kvällen det gäller. Ladda om sidan.',
  'history-restored': () =>
    'Klubbens data återställdes från en säkerhetskopia efter att detta skrevs in. Se vad som står nu innan det skickas.',
  'acting-member-malformed': () => 'Det är oklart vem som sitter vid surfplattan. Välj igen.',

  // Its body and its query.
  'body-not-json': () => 'Det som skickades kunde inte läsas. Ladda om sidan och försök igen.',
  'body-type-unsupported': () =>
    'Den typen av fil tas inte emot här. Ladda om sidan och försök igen.',
  'body-too-large': ({ most }) => `Det är för mycket på en gång: högst ${most} MB kan skickas.`,
  'too-large-unless-signed-in': () => 'Logga in för att skicka så mycket.',
  'body-too-deep': ({ most }) => `Det som skickades är i mer än ${most} lager.`,
  'body-not-an-object': () => 'Det som skickades har inga fält.',
  'fields-wrong': () => 'Något är inte rätt ifyllt.',
  'cursor-unknown': () => 'Listan kan inte fortsätta därifrån. Ladda om sidan.',
  'head-not-yet': ({ last }) => `Klubbens protokoll går bara till händelse ${last}.`,
  'value-cannot-be-kept': ({ because }) => VALUES[because],

  // The service.
  'database-away': () => 'Databasen svarar inte just nu. Försök igen om en stund.',
  'database-full': () =>
    'Databasens disk är full. Den som driver tjänsten måste skaffa plats; försök sedan igen.',
  'database-read-only': () => 'Databasen kan bara läsas just nu. Försök igen om en stund.',
  'migrations-missing': () => 'Databasen är inte förberedd för den här versionen av Kopperne.',
  'stopping-or-starting': () =>
    'Kopperne håller på att starta eller stanna. Försök igen om en stund.',
  'paper-too-long': ({ lines, most }) =>
    `Bladet skulle få ${lines} rader, och det går ${most} på ett. Välj en kortare period, eller hämta det som tabell.`,
  'broken-off': () => 'Kopperne måste avbryta det som var i gång. Försök igen om en stund.',
  'too-much-at-once': ({ of }) => TOO_MUCH[of],
  'fault-of-ours': () => 'Något gick fel i Kopperne. Felet är antecknat.',
} satisfies SentencesOf<typeof REQUEST_REASONS>;

const ENDS = {
  withdrawn: 'tillbakadragen',
  upheld: 'avslagen: det som noterades står fast',
  overturned: 'bifallen: det som noterades är upphävt',
} as const;

const DECISIONS = { upheld: 'stod fast', overturned: 'upphävdes' } as const;

const PARTS = {
  'raised-dispute': 'gjorde invändningen',
  'reported-fine': 'anmälde boten',
  'was-fined': 'fick boten',
  'recorded-fine': 'noterade boten',
  'recorded-hand': 'noterade given',
  'paid-in-hand': 'betalade eller fick i given',
  'sat-at-table': 'satt vid bordet',
} as const;

export const sessionReasons = {
  'session-not-found': () => 'Klubben har ingen sådan kväll.',
  'hand-number-malformed': () => 'Kvällens givar har nummer från 1.',
  'rule-book-not-found': ({ book }) => `Det finns ingen regelbok ${book}.`,
  'log-is-shorter': ({ last }) => `Protokollet har inte så många nummer än: det sista är ${last}.`,
  'session-is-open': () => 'Kvällen pågår fortfarande.',
  'version-moved-on': ({ current, version }) =>
    `Kvällen har gått vidare sedan det knappades in (version ${current}, inte ${version}). Hämta den igen.`,

  // Disputes.
  'dispute-not-found': () => 'Den invändningen finns inte.',
  'dispute-ended': ({ end }) => `Invändningen är ${ENDS[end]}; inget mer kan sägas i den.`,
  'say-fine-or-hand': () => 'Säg antingen vilken bot eller vilken giv invändningen gäller.',
  'not-at-that-table': () =>
    'Du satt inte vid det bordet; de som gjorde det kan invända mot given.',
  'fine-of-another': () => 'Boten är inte din; den som fick den kan invända.',
  'hand-disputed-already': ({ hand }) =>
    `Det finns redan en invändning mot giv ${hand}; svara i den.`,
  'fine-disputed-already': () => 'Det finns redan en invändning mot boten; svara i den.',
  'fine-dispute-decided': ({ decision }) =>
    `Det har redan gjorts en invändning mot boten, och den ${DECISIONS[decision]}; det är slutgiltigt.`,
  'only-raiser-withdraws': () => 'Bara den som har gjort invändningen kan dra tillbaka den.',

  // Their decision.
  'decider-named-twice': () => 'Nämn varje medlem en gång, och inte den som själv avgör.',
  'decides-own-part': ({ names, parts }) =>
    `Ingen avgör ensam något som man själv är part i: ${names
      .map((name, index) => `${name} ${PARTS[parts[index] ?? 'raised-dispute']}`)
      .join(', ')}. Låt en medlem utan del i saken vara med och avgöra.`,
  'second-has-part': ({ name, part }) =>
    `${name} ${PARTS[part]} och är själv part. Välj en medlem utan del i saken; klubben har en.`,
  'party-proposes': ({ names }) =>
    `Du är själv part i saken. Föreslå avgörandet för ${names.join(', ')}: det gäller när det har bekräftats.`,
  'second-is-guest': ({ name }) => `${name} är gäst. Välj en medlem utan del i saken.`,
  'needs-no-proposal': () =>
    'Här behöver inget föreslås: du kan själv avgöra saken, för du är inte part, eller ingen annan medlem saknar del i den.',
  'proposal-waits': ({ by, second }) =>
    `${by} har föreslagit ett avgörande som ${second} ska bekräfta. Vänta på svaret, eller be ${by} ta tillbaka det.`,
  'say-how-put-right': () => 'Säg hur det ska rättas.',
  'another-was-asked': () => 'En annan medlem har ombetts bekräfta det avgörandet.',
  'another-proposed': () => 'Bara den som föreslog avgörandet kan ta tillbaka det.',
  'proposal-is-gone': () => 'Det föreslagna avgörandet väntar inte längre.',
  'proposal-has-changed': () =>
    'Kvällen har ändrats sedan avgörandet föreslogs: det skulle nu ge andra tal. Det måste föreslås igen.',
  'proposer-decides-no-more': ({ name }) =>
    `${name} kan inte längre avgöra invändningar. Någon annan måste avgöra saken.`,
  'say-what-hand-was': () => 'Säg vad given skulle ha varit eller att den är struken.',
  'corrects-another-hand': ({ hand }) =>
    `Invändningen gäller giv ${hand}; rättelserna lämnar den som den är.`,
  'settled-without-day': () =>
    'Bara en kväll från papper, med sin egen dag, kan vara uppgjord den gången.',
  'day-not-past': ({ day }, say) => `${capitalised(say.day(day))} är inte förbi än.`,
  'booked-twice': ({ opened }, say) =>
    `Klubben har ingående saldon från ${say.day(opened)}, där kvällens pengar kan ingå. Säg om den gjordes upp då.`,
  'corrects-another-fine': () => 'Invändningen gäller boten; rättelserna lämnar den som den är.',
} satisfies SentencesOf<typeof SESSION_REASONS>;

export const statisticsReasons = {
  'season-has-its-days': () => 'En säsong har sina egna dagar. Välj säsongen eller dagarna.',
  'no-such-days': () =>
    'Perioden är ingen: båda dagarna måste finnas, och den första komma före den sista.',
  'no-such-figure': ({ figure }) => `Det finns inget tal som heter ${figure}.`,
  'figure-of-a-member': ({ figure }) => `Talet ${figure} är en medlems. Välj medlemmen.`,
  'figure-of-a-season': ({ figure }) => `Talet ${figure} är en säsongs. Välj säsongen.`,
  'two-members-needed': () => 'En uppgörelse är mellan två olika medlemmar.',
} satisfies SentencesOf<typeof STATISTICS_REASONS>;
