import type da from '../da/first-steps.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Kom i gång',
  text: 'Fyra steg, så är klubben klar. Listan försvinner när ni har spelat.',
  progress: '{{done}} av {{count}}',
  done: 'Gjort: {{step}}',
  hide: 'Dölj listan',
  me: {
    title: 'Du själv vid bordet',
    text: 'Vad heter du vid bordet? Då har du ett konto i klubben.',
    name: 'Ditt namn vid bordet',
    submit: 'Det är jag',
  },
  others: {
    title: 'De andra',
    text: 'Lägg till dem som spelar med, vid namn: ett i taget eller flera med komma emellan. De kan få en inbjudan senare.',
    so: 'Med hittills: {{names}}.',
    name: 'Namn',
    done: 'Det var alla',
    invite: 'Medlemmar och inbjudningar',
  },
  tablet: {
    title: 'Surfplattan vid bordet',
    text: 'En surfplatta på bordet kan föra kvällen utan att någon loggar in. Ge den ett namn och koppla den under Medlemmar och roller.',
    go: 'Till surfplattorna',
    without: 'Vi använder ingen surfplatta',
  },
  evening: {
    title: 'Den första kvällen',
    text: 'Välj vilka som är här och vad ni spelar. Spelar ni annorlunda än böckerna, skriv er egen bok först; då föreslås den varje gång.',
    go: 'Ny kväll',
    ownRules: 'Era egna regler',
  },
} satisfies Translation<typeof da>;
