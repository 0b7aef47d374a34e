import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { useMeldingWords } from './melding-words.js';
import { useTranslation } from '../../words/use-translation.js';

/** A hand of Tarok, whole or in part, line by line in the order of the game. */
export function useTarokLines(
  nameOf: (player: string) => string,
): (hand: TarokHandRecord) => readonly string[] {
  const { t } = useTranslation(['tarok', 'cards', 'fine-entry']);
  const meldingWords = useMeldingWords();
  const of = (player: string, what: string) => `${nameOf(player)}: ${what}`;
  return (hand) => {
    const { meldinger = [], events = [], trickless = [], lastTrick, count = [], fines = [] } = hand;
    const cards = lastTrick?.ultimoCards ?? [];
    const won = cards.find(({ player }) => player === lastTrick?.winner);
    return [
      ...meldinger.map((melding) => of(melding.player, meldingWords(melding))),
      ...events.map((event) => {
        if (event.kind === 'king-lost') {
          const king = t(`cards:kings.${event.suit}`);
          return of(event.player, t('play.kingLostIn', { king }));
        }
        return of(event.player, t(event.kind === 'pagat-won' ? 'play.pagatWon' : 'play.pagatLost'));
      }),
      ...trickless.map((player) => of(player, t('special.trickless'))),
      ...(lastTrick == null
        ? []
        : [
            [
              `${t('rows.lastTrick')}: ${nameOf(lastTrick.winner)}`,
              ...(won === undefined ? [] : [t(`cards:ultimoCards.${won.card}`)]),
            ].join(', '),
          ]),
      ...cards
        .filter((one) => one !== won)
        .map(({ player, card }) =>
          of(player, t('lastTrick.bagudWith', { card: t(`cards:ultimoCards.${card}`) })),
        ),
      ...(count.length === 0
        ? []
        : [
            `${t('rows.count')}: ${count
              .map(({ player, points }) => `${nameOf(player)} ${points}`)
              .join(', ')}`,
          ]),
      ...fines.map(({ player, code, own }) =>
        t('special.fineOf', { name: nameOf(player), what: own ?? t(`fine-entry:codes.${code}`) }),
      ),
      ...(hand.abandoned === true ? [t('special.abandoned')] : []),
      ...(hand.redeal === true ? [t('special.redeal')] : []),
    ];
  };
}
