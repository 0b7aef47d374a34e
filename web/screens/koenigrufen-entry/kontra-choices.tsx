import { factorOf } from '../../../src/rules/koenigrufen/record/form.js';
import { KONTRAS, type Kontra } from '../../../src/rules/koenigrufen/record/hand.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { useTranslation } from '../../words/use-translation.js';
import type { KoenigrufenDraft } from '../../../src/rules/koenigrufen/partial/draft.js';
import { useEntry } from './entry-context.js';
import classes from './koenigrufen-entry.module.css';

interface Props {
  /** The target of the kontra, for a screen reader. */
  readonly what: string;
  readonly level: Kontra | null;
  readonly next: (kontra: Kontra) => KoenigrufenDraft;
  /** Below one another: each level is there once the one before it is said. */
  readonly isNarrow?: boolean;
}

/** The three levels of kontra; the last one counts, and a second tap removes it. */
export function KontraChoices({ what, level, next, isNarrow = false }: Props) {
  const { t } = useTranslation('koenigrufen');
  const { change, whyNot } = useEntry();
  const said = level === null ? 0 : KONTRAS.indexOf(level) + 1;
  return KONTRAS.slice(0, isNarrow ? said + 1 : KONTRAS.length).map((kontra) => {
    const isChosen = level === kontra;
    return (
      <Choice
        key={kontra}
        term="kontra"
        label={t('kontraOn', { kontra: `${t(`kontra.${kontra}`)} ×${factorOf(kontra)}`, what })}
        isChosen={isChosen}
        whyNot={isChosen ? undefined : whyNot(next(kontra))}
        onChoose={() => {
          change(next(kontra));
        }}
      >
        {t(`kontra.${kontra}`)}{' '}
        <small className={classes['factor']}>{`×${factorOf(kontra)}`}</small>
      </Choice>
    );
  });
}
