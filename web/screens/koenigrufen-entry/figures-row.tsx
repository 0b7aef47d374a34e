import { isPlayed } from '../../../src/rules/koenigrufen/books/book.js';
import { bitOf, CAN_BE_LOST } from '../../../src/rules/koenigrufen/contracts.js';
import {
  FIGURES,
  SIDES,
  type Figure,
  type Side,
} from '../../../src/rules/koenigrufen/record/hand.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { useTranslation } from '../../words/use-translation.js';
import { Group, Made, Sheet, Step } from '../hand-entry/rows/row.js';
import { knows } from '../../../src/rules/koenigrufen/partial/bidding.js';
import {
  contractOf,
  kingHolderOf,
  positiveOf,
} from '../../../src/rules/koenigrufen/partial/draft.js';
import { useEntry } from './entry-context.js';
import classes from './koenigrufen-entry.module.css';
import { saidOf } from '../../../src/rules/koenigrufen/partial/saying.js';
import {
  askedOf,
  fateOf,
  fateOfSaid,
  sideOfFigure,
  withFate,
  withFigure,
  type Fate,
} from '../../../src/rules/koenigrufen/partial/taken.js';
import { useSideWords } from './words.js';

/** The fates of the announced figures, and the figures made or lost without an announcement. */
export function FiguresRow() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, panel } = useEntry();
  return (
    <>
      {askedOf(setting, draft).length > 0 && <FateStep />}
      <Step title={t('rows.figures')} term="trull">
        <div className={classes['sides']}>
          {SIDES.map((side) => (
            <SideFigures key={side} side={side} />
          ))}
        </div>
        {panel?.kind === 'figures' && <FiguresPanel side={panel.side} />}
      </Step>
    </>
  );
}

const FATES: readonly Fate[] = ['made', 'lost'];

function FateStep() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf, change, whyNot } = useEntry();
  return (
    <Step title={t('rows.fate')} part="figure">
      <div className={classes['levels']}>
        {askedOf(setting, draft).map((said) => {
          const { figure, player } = said;
          const what = t('said.by', { figure: t(`figures.${figure}`), name: nameOf(player) });
          const now = fateOfSaid(setting, draft, said);
          return (
            <Group key={what} title={what}>
              {FATES.map((fate) => {
                const next = withFate(setting, draft, said, fate);
                return (
                  <Choice
                    key={fate}
                    label={`${what}: ${t(`fate.${fate}`)}`}
                    isChosen={now === fate}
                    whyNot={now === fate ? undefined : whyNot(next)}
                    onChoose={() => {
                      change(next);
                    }}
                  >
                    {t(`fate.${fate}`)}
                  </Choice>
                );
              })}
            </Group>
          );
        })}
      </div>
    </Step>
  );
}

/** The figures of a side that it had not announced. */
function SideFigures({ side }: { readonly side: Side }) {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, change, panel, open } = useEntry();
  const sideWords = useSideWords();
  const said = saidOf(setting, draft).filter((one) => one.side === side);
  const silent = (draft.figures ?? []).filter(
    (one) =>
      sideOfFigure(setting, draft, one) === side &&
      !said.some(({ figure }) => figure === one.figure),
  );
  const isOpen = panel?.kind === 'figures' && panel.side === side;
  const name = sideWords(side);
  return (
    <div role="group" aria-label={name} className={classes['side']}>
      {silent.map(({ figure, lost }) => {
        const fate = lost === true ? 'lost' : 'made';
        const words = t(`figures.${figure}`);
        return (
          <Made
            key={figure}
            onRemove={() => {
              change(withFigure(setting, draft, figure, side, fate));
            }}
          >
            {fate === 'lost' ? t('taken.lostOne', { figure: words }) : words}
          </Made>
        );
      })}
      <Choice
        label={t('taken.addFor', { side: name })}
        isExpanded={isOpen}
        onChoose={() => {
          open(isOpen ? null : { kind: 'figures', side });
        }}
      >
        {`+ ${name}`}
      </Choice>
    </div>
  );
}

/** Figures that follow from the count are not asked for. */
const COUNTED: readonly Figure[] = ['grammeln', 'grossgrammeln'];

function FiguresPanel({ side }: { readonly side: Side }) {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft } = useEntry();
  const sideWords = useSideWords();
  const contract = positiveOf(contractOf(setting, draft));
  if (contract === null) return null;
  const said = saidOf(setting, draft).filter((one) => one.side === side);
  const hasKing = contract.callsKing && side === 'declarer' && kingHolderOf(draft) !== 'talon';
  const offered = FIGURES.filter(
    (figure) =>
      knows(contract, figure) &&
      isPlayed(setting.rules, figure) &&
      !COUNTED.includes(figure) &&
      (figure !== 'king-ultimo' || hasKing) &&
      !said.some((one) => one.figure === figure),
  );
  const canBeLost = offered.filter((figure) => (bitOf(figure) & CAN_BE_LOST) !== 0);
  return (
    <Sheet title={t('taken.title', { side: sideWords(side) })}>
      <Group title={t('taken.made')}>
        {offered.map((figure) => (
          <FigureChoice key={figure} side={side} figure={figure} fate="made" />
        ))}
      </Group>
      {canBeLost.length > 0 && (
        <Group title={t('taken.lost')}>
          {canBeLost.map((figure) => (
            <FigureChoice key={figure} side={side} figure={figure} fate="lost" />
          ))}
        </Group>
      )}
    </Sheet>
  );
}

interface FigureChoiceProps {
  readonly side: Side;
  readonly figure: Figure;
  readonly fate: Fate;
}

function FigureChoice({ side, figure, fate }: FigureChoiceProps) {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, change, whyNot } = useEntry();
  const next = withFigure(setting, draft, figure, side, fate);
  const isChosen = fateOf(setting, draft, figure, side) === fate;
  const words = t(`figures.${figure}`);
  return (
    <Choice
      label={t(fate === 'lost' ? 'taken.lostOne' : 'taken.madeAs', { figure: words })}
      term={figure}
      isChosen={isChosen}
      whyNot={isChosen ? undefined : whyNot(next)}
      onChoose={() => {
        change(next);
      }}
    >
      {words}
    </Choice>
  );
}
