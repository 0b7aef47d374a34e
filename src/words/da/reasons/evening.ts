import type { EVENING_REASONS } from '../../../evening/reasons.js';
import type { SentencesOf } from '../../language.js';

const STEPS = {
  hand: 'En senere hånd',
  fine: 'En bøde mellem hænderne',
  compensation: 'En senere udligning',
  seat: 'En, der kom eller gik',
  step: 'Noget senere ved bordet',
} as const;

export default {
  'session-is-closed': () => 'Aftenen er sluttet; kopperne er delt.',
  'no-such-hand': ({ hand }) => `Aftenen har ingen hånd ${hand}.`,
  'nothing-to-undo': () => 'Der er ikke mere at fortryde.',
  'no-such-fine': () => 'Aftenen har ikke den bøde.',
  'fine-is-overturned': () => 'Bøden er allerede annulleret.',
  'standing-too-large': ({ most }) => `Ingen kan vinde eller tabe mere end ${most} point.`,
  'say-record-or-void': () => 'Sig enten, hvad det skal være, eller at det er annulleret.',
  'hand-corrected-twice': ({ hand }) =>
    `Hånd ${hand} er rettet to gange i ét; skriv alt, hvad der ændres, på én gang.`,
  'fine-corrected-twice': () =>
    'En bøde er rettet to gange i ét; skriv alt, hvad der ændres, på én gang.',
  'hand-says-that': ({ hand }) => `Hånd ${hand} siger allerede netop det.`,
  'hand-is-void': ({ hand }) => `Hånd ${hand} er allerede annulleret.`,
  'fine-says-that': () => 'Bøden siger allerede netop det.',
  'no-such-seat-change': () =>
    'Dér satte ingen sig, og ingen forlod bordet, eller også er det fortrudt; sig det kun én gang.',
  'seats-only-replayed': () =>
    'Hvem der sad ved bordet, hører med til hver hånd derefter: det rettes kun ved at regne aftenen om.',
  'pays-back-one-fine': () =>
    'En bøde tilbagebetales alene: vælg netop den ene bøde og ret intet andet samtidig.',
  'hand-has-fine-paid-back': ({ hand }) =>
    `Hånd ${hand} har en bøde, der er betalt tilbage; den rettes kun ved at regne aftenen om.`,
  'fine-of-void-hand': ({ hand }) => `Hånd ${hand} er annulleret; en bøde kan ikke handle om den.`,
  'fine-ends-hand': () =>
    'Efter bogen ender hånden eller kortgivningen med den bøde: notér den i hånden, eller sig, at bordet kun aftalte bøden.',
  'fine-is-disputed': () =>
    'Det ville annullere en bøde, som der er gjort indsigelse mod; indsigelsen må først afgøres eller trækkes tilbage.',
  'deal-back-to-one-who-left': () => 'Given kan ikke gå tilbage til en, der er gået.',
  'no-deal-to-give-back': () => 'Aftenen er sluttet: der er ingen giv at give tilbage.',
  'pot-cannot-pay': ({ pot, holds, pays }) =>
    `${pot === 'king-pot' ? 'Kongekoppen' : 'Pagatkoppen'} har ${holds} point og kan ikke betale ${pays}. Regnes aftenen om, tages de fra dem, der vandt dem.`,
  'step-cannot-stand': ({ step, because }, say) => `${STEPS[step]}: ${say.refusal(because)}`,
} satisfies SentencesOf<typeof EVENING_REASONS>;
