import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/examining.js';

export default {
  what: 'Kryssa för det som är granskat',
  remark: 'Anmärkning {{number}}',
  addRemark: 'Lägg till en anmärkning',
  remarkHint: 'Kassören svarar på varje anmärkning.',
  conclusion: 'Slutsats',
  do: 'Skriv under granskningen',
  nothingTicked: 'Kryssa för minst en punkt.',
  noConclusion: 'Välj en slutsats.',
  noRemark: 'Skriv minst en anmärkning när bokslutet inte tillstyrks utan reservation.',
  confirm: {
    title: 'Skriva under granskningen av {{label}}?',
    text: 'Det här skriver du under:',
    do: 'Skriv under',
    done: 'Granskningen är underskriven.',
  },
  answer: {
    do: 'Svara på anmärkning {{number}}',
    title: 'Svara på anmärkning {{number}}',
    label: 'Svar',
    hint: 'Revisorn ser det, och det står kvar i protokollet.',
    confirm: 'Svara',
    done: 'Svaret är noterat.',
  },
  settle: {
    do: 'Avsluta anmärkning {{number}}',
    title: 'Avsluta anmärkning {{number}}?',
    confirm: 'Avsluta',
    done: 'Anmärkningen är avslutad.',
  },
  withdraw: {
    do: 'Ta tillbaka underskriften',
    title: 'Ta tillbaka underskriften?',
    text: 'Både underskriften och tillbakatagandet står kvar.',
    why: 'Varför',
    whyHint: 'Det står på bokslutet och i protokollet.',
    done: 'Underskriften är tillbakatagen.',
  },
  onlyOwner: 'Bokslutet är granskat. Bara en ägare av klubben kan öppna året igen.',
  reopenSigned:
    'Revisorns underskrift gäller då bara bokslutet som det var. Revisorn får veta det.',
  vouchers: {
    show: 'Kryssa för verifikaten',
    hide: 'Dölj verifikaten',
    remark: 'Anmärkning om verifikat {{label}}',
    remarkHint: 'Kan lämnas tomt.',
    open: 'Öppna verifikat {{label}}',
  },
  keptBooks: {
    treasurer: 'Du var kassör det året; någon annan måste revidera det.',
    secretary: 'Du var sekreterare det året; någon annan måste revidera det.',
    recorder:
      'Du har bokfört verifikationer det året; någon annan måste revidera det och avsluta anmärkningar.',
  },
  othersExamine: 'Det kan {{names}}.',
  nobodyExamines: 'Ordföranden kan göra en medlem som inte har fört böckerna till revisor.',
  onlyYou:
    'Du har själv fört böckerna, och ingen annan i klubben kan revidera dem. Din underskrift är då din egen kontroll och ingen revision.',
  onlyOwn: 'Av medlemmarna ser du bara dig själv.',
} satisfies Translation<typeof da>;
