import type { Suit } from '../../../src/rules/cards.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { SuitSign } from '../hand-entry/rows/suit-sign.js';
import classes from './meldinger/melding-panel.module.css';

interface Props {
  readonly choices: readonly {
    readonly suit: Suit;
    readonly label: string;
    readonly isChosen: boolean;
    readonly whyNot: string | undefined;
    readonly onChoose: () => void;
  }[];
}

/** The four suits as big buttons. */
export function SuitChoices({ choices }: Props) {
  return (
    <div className={classes['suits']}>
      {choices.map(({ suit, ...choice }) => (
        <Choice key={suit} {...choice}>
          <SuitSign suit={suit} />
        </Choice>
      ))}
    </div>
  );
}
