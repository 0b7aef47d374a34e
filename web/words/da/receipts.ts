/** Receipts: files that are attached to vouchers. */
export default {
  title: 'Kvitteringer',
  none: 'Ingen kvittering er vedlagt.',
  photo: 'Billede',
  pdf: 'PDF',
  attached: 'Vedlagt {{day}} af {{by}}',
  also: 'Samme fil er også vedlagt bilag {{labels}}.',
  removed: '{{called}} blev fjernet {{day}} af {{by}}.',
  add: 'Tilføj kvittering',
  again: 'Send igen',
  done: 'Kvitteringen er vedlagt.',
  remove: {
    title: 'Fjern kvitteringen?',
    do: 'Fjern',
    why: 'Hvorfor fjernes den?',
    whyHint: 'Det bliver stående i protokollen.',
    text: 'Filen slettes. Kun dens fingeraftryk bliver i protokollen.',
    done: 'Kvitteringen er fjernet.',
  },
  /** On the forms of expenses and income. */
  onForm: {
    label: 'Fotos eller PDF af kvitteringen',
    hint: 'Vedlægges bilaget, når det er bogført.',
    choose: 'Vælg filer',
    clear: 'Fjern valgte filer',
    left: 'Bilag {{label}} er bogført, men kvitteringen blev ikke sendt. Tilføj den her.',
  },
  years: 'År, en kvittering gemmes',
  yearsHint: 'Efter regnskabsåret, til årets udgang. I Danmark 5, i Sverige og Østrig 7.',
  missing: 'Uden kvittering',
  filter: 'Kvittering',
};
