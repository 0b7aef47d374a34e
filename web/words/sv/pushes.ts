import type da from '../da/pushes.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Aviseringar på dina enheter',
  none: 'Den här Kopperne skickar inga aviseringar. Den som driver den kan slå på det.',
  isOn: 'Den här enheten får aviseringar.',
  on: 'Slå på aviseringar här',
  this: '{{name}} (den här enheten)',
  heard: 'Senast öppnad {{when}}',
  remove: 'Ta bort',
  removeOf: 'Ta bort {{name}}',
  try: 'Skicka en nu',
  tryOf: 'Skicka en nu: {{name}}',
  /** The result of one that was sent for a trial. */
  tried: {
    accepted:
      'Skickad. Webbläsarens tjänst har tagit emot den; visas den inte, se enhetens inställningar för aviseringar.',
    refused: 'Webbläsarens tjänst avvisade den: {{answer}}',
    gone: 'Enheten är inte längre känd. Öppna Kopperne på den och slå på aviseringar igen.',
    'not-reached':
      'Webbläsarens tjänst kunde inte nås. Se efter om datorn med Kopperne är ansluten till internet, och försök igen.',
  },
  offer: {
    title: 'Vill du få veta det här också?',
    text: 'Då kommer en avisering på den här enheten när det finns något till dig, även när Kopperne är stängt.',
    no: 'Inte nu',
  },
  /** Why it cannot be switched on here. */
  why: {
    'plain-http':
      'Det går inte här: sidan är öppnad utan https, och då tillåter webbläsaren inga aviseringar. Öppna Kopperne på adressen med https.',
    'home-screen':
      'På iPhone och iPad måste Kopperne först läggas på hemskärmen (Dela, Lägg till på hemskärmen) och öppnas därifrån.',
    denied:
      'Webbläsaren har fått nej till aviseringar från den här sidan. Det går att ändra i webbläsarens inställningar för sidan.',
    unsupported: 'Den här webbläsaren kan inte visa aviseringar. Prova en annan.',
  },
} satisfies Translation<typeof da>;
