import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/examining.js';

export default {
  what: 'Kryssa för det som är granskat',
  conclusion: 'Slutsats',
  again: 'Granska igen',
  do: 'Skriv under granskningen',
  nothingTicked: 'Kryssa för minst en punkt.',
  noConclusion: 'Välj en slutsats.',
  noReservation: 'Skriv reservationen eller skälet här: ingen öppen anmärkning säger det.',
  reservationHint: 'Det står i bokslutet under underskriften.',
  reservationOrRemark:
    'Det står i bokslutet under underskriften. Det kan utelämnas när en öppen anmärkning säger det.',
  confirm: {
    title: 'Skriva under granskningen av {{label}}?',
    text: 'Det här skriver du under:',
    do: 'Skriv under',
    despite: 'Underteckna ändå',
    doubts: 'Böckerna säger något annat än det du undertecknar. Det kommer att stå på bokslutet.',
    done: 'Granskningen är underskriven.',
  },
  put: {
    do: 'Skriv en anmärkning',
    about: 'Kassören blir tillfrågad genast. Underteckna när svaren är avslutade.',
    title: 'Skriv en anmärkning',
    titleOf: 'Anmärkning om verifikat {{label}}',
    text: 'Anmärkning',
    hint: 'Den står kvar i protokollet och på bokslutet.',
    needsAnswer: 'Kassören ska svara',
    confirm: 'Skicka',
    done: 'Anmärkning {{number}} är skriven.',
  },
  answer: {
    do: 'Svara på anmärkning {{number}}',
    title: 'Svara på anmärkning {{number}}',
    label: 'Svar',
    hint: 'Revisorn ser det, och det står kvar i protokollet.',
    confirm: 'Svara',
    done: 'Svaret är noterat.',
  },
  keepOpen: {
    do: 'Håll anmärkning {{number}} öppen',
    title: 'Håll anmärkning {{number}} öppen',
    label: 'Det saknas',
    hint: 'Kassören blir ombedd om ett nytt svar.',
    confirm: 'Håll öppen',
    done: 'Anmärkningen hålls öppen.',
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
    open: 'Öppna verifikat {{label}}',
  },
  desk: {
    title: 'Granskning',
    looked: 'Verifikatet är granskat',
    lookedHint: 'Räknas med när bokslutet undertecknas.',
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
