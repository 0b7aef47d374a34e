import type { FineRecord } from '../../../src/rules/fine-record.js';
import { byGame, type HandRecord } from '../../../src/rules/game.js';
import type {
  CardCount,
  KoenigrufenHandRecord,
} from '../../../src/rules/koenigrufen/record/hand.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { plainPoints } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAnnouncementWords } from '../hand/use-koenigrufen-lines.js';
import type { NameOf } from '../../parts/people/use-names.js';
import { useTarokLines } from '../hand/use-record-lines.js';

/** The record of a hand, line by line. */
export function useHandLines(nameOf: NameOf): (record: HandRecord) => readonly string[] {
  const { t } = useTranslation('audit');
  const tarok = useTarokLines(nameOf);
  const koenigrufen = useKoenigrufenRecord(nameOf);
  return (record) =>
    byGame(record, {
      tarok: (its) => [
        ...(its.redeal === true ? [t('hand.redeal')] : []),
        ...(its.abandoned === true ? [t('hand.abandoned')] : []),
        ...tarok(its),
      ],
      koenigrufen,
    });
}

/** A record of Königrufen alone: without what the rules made of it. */
function useKoenigrufenRecord(nameOf: NameOf) {
  const { t } = useTranslation(['audit', 'session']);
  const said = useAnnouncementWords(nameOf);
  return (record: KoenigrufenHandRecord): readonly string[] => {
    const { contract, declarer, partner = null, count = [], figures = [], tricks = [] } = record;
    const own =
      declarer == null || contract === 'trischaken' || contract === 'bei'
        ? []
        : [{ contract, declarer, partner }];
    const ofBei = (record.games ?? []).map((one) => ({
      contract: one.game,
      declarer: one.declarer,
      partner: null,
    }));
    const isAmongGames = contract === 'trischaken' || own.length > 0;
    const nameOfSide = (one: { readonly player?: string | null; readonly side?: string | null }) =>
      one.player != null
        ? nameOf(one.player)
        : t(`session:sides.${one.side === 'opponents' ? 'opponents' : 'declarer'}`);
    return [
      ...(isAmongGames ? [] : [t(`session:contracts.${contract}`)]),
      ...said(record, { games: [...own, ...ofBei] }),
      ...figures.map((one) =>
        t(one.lost === true ? 'session:lines.figureLost' : 'session:lines.figureMade', {
          side: nameOfSide(one),
          figure: t(`session:figures.${one.figure}`),
        }),
      ),
      ...count.map((one) =>
        t('session:lines.count', { name: nameOfSide(one), points: cardPointsOf(one) }),
      ),
      ...tricks.map((one) => t('hand.tricks', { name: nameOfSide(one), count: one.tricks })),
    ];
  };
}

/** Card points as they are written down: `35/2`. */
function cardPointsOf({ points, blad }: CardCount): string {
  if (points != null) return points;
  return blad == null ? '' : `${Math.floor(blad / 3)}/${blad % 3}`;
}

/** The record of a fine, line by line. */
export function useFineLines(nameOf: NameOf): (record: FineRecord) => readonly string[] {
  const { t } = useTranslation(['audit', 'members', 'registers']);
  const words = useFineWords();
  return ({ player, code, own, stage, amount, reportedBy, selfReported, unknown, to, note }) => [
    t('members:fineOf', { code: words.code({ code, own: own ?? null }), name: nameOf(player) }),
    words.stage({ stage }),
    ...(amount === undefined ? [] : [t('fine.amount', { points: plainPoints(amount) })]),
    ...(to == null ? [] : [t(`fine.to.${to}`)]),
    ...(unknown === true ? [t('fine.unknown')] : []),
    ...(selfReported === true ? [t('fine.selfReported')] : []),
    ...(reportedBy == null ? [] : [t('fine.reportedBy', { name: nameOf(reportedBy) })]),
    ...(note === undefined || note === '' ? [] : [t('registers:quoted', { text: note })]),
  ];
}
