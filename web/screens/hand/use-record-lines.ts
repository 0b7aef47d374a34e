import { byGame, type HandRecord } from '../../../src/rules/game.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { HandView } from '../../api/evenings/club-queries.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { useNameList } from '../../parts/people/player-name.js';
import type { NameOf } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { useMeldingWords } from '../../parts/hand-lines/melding-words.js';
import { useKoenigrufenLines } from './use-koenigrufen-lines.js';

/** A hand in lines, in the order of the game. */
export function useRecordLines(nameOf: NameOf): (hand: HandView) => readonly string[] {
  const tarok = useTarokLines(nameOf);
  const koenigrufen = useKoenigrufenLines(nameOf);
  return (hand) => {
    if (hand.record === null) return [];
    // The rules themselves read this record once.
    const record = hand.record as unknown as HandRecord;
    return byGame(record, { tarok, koenigrufen: (its) => koenigrufen(its, hand) });
  };
}

/** A record of Tarok, line by line. */
export function useTarokLines(nameOf: NameOf): (record: TarokHandRecord) => readonly string[] {
  const { t } = useTranslation(['session', 'cards']);
  const list = useNameList();
  const meldingWords = useMeldingWords();
  const fineWords = useFineWords();
  const fineLine = ({ player, code, own = null }: FineRecord) =>
    t('lines.fine', { name: nameOf(player), code: fineWords.code({ code, own }) });
  return ({ meldinger = [], events = [], fines = [], trickless = [], lastTrick, count = [] }) => [
    ...meldinger.map((melding) =>
      t('lines.melding', { name: nameOf(melding.player), melding: meldingWords(melding) }),
    ),
    ...events.map((event) => {
      const name = nameOf(event.player);
      return event.kind === 'king-lost'
        ? t('lines.kingLost', { name, king: t(`cards:kings.${event.suit}`) })
        : t(event.kind === 'pagat-lost' ? 'lines.pagatLost' : 'lines.pagatWon', { name });
    }),
    ...fines.map(fineLine),
    ...(trickless.length > 0 ? [t('lines.trickless', { names: list(trickless.map(nameOf)) })] : []),
    ...lastTrickLines(lastTrick),
    ...count.map(({ player, points }) => t('lines.count', { name: nameOf(player), points })),
  ];

  function lastTrickLines(trick: TarokHandRecord['lastTrick']): readonly string[] {
    if (trick == null) return [];
    const { winner, ultimoCards = [], liable, prevented } = trick;
    const fallen = ultimoCards.map(({ player, card }) =>
      t(player === winner ? 'lines.ultimo' : 'lines.bagud', {
        name: nameOf(player),
        card: t(`cards:ultimoCards.${card}`),
      }),
    );
    return [
      t('lines.lastTrick', { name: nameOf(winner) }),
      ...fallen,
      ...(prevented == null
        ? []
        : [
            t('lines.prevented', {
              name: nameOf(prevented.player),
              card: t(`cards:ultimoCards.${prevented.card}`),
            }),
          ]),
      ...(liable == null ? [] : [t('lines.liable', { name: nameOf(liable) })]),
    ];
  }
}
