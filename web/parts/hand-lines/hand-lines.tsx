import { Fragment, type ComponentType } from 'react';
import type { GameId, Rules, Table } from '../../../src/rules/game.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { KoenigrufenDraft, Setting } from '../../../src/rules/koenigrufen/partial/draft.js';
import { useTranslation } from '../../words/use-translation.js';
import { useKoenigrufenLines } from './koenigrufen-lines.js';
import { partsMissingIn, partsOf } from './parts-of-line.js';
import { useTarokLines } from './tarok-lines.js';
import classes from './two-hands.module.css';

interface Props {
  readonly rules: Rules;
  /** The table that it is typed at; null for a record. */
  readonly table: Table | null;
  /** A record, or what is typed of one so far. */
  readonly hand: unknown;
  /** The hand beside it, whose differences are marked; undefined for none. */
  readonly beside?: unknown;
  readonly nameOf: (player: string) => string;
}

/** A hand in the words of its entry, so that two of them can be compared. */
export function HandLines(props: Props) {
  // An evening has rules, table and hands of one game.
  const OfGame = LINES[props.rules.game] as ComponentType<Props>;
  return <OfGame {...props} />;
}

const LINES = { tarok: TarokLines, koenigrufen: KoenigrufenLines } satisfies Readonly<
  Record<GameId, unknown>
>;

interface TarokProps extends Pick<Props, 'nameOf'> {
  readonly hand: TarokHandRecord;
  readonly beside?: TarokHandRecord;
}

function TarokLines({ hand, beside, nameOf }: TarokProps) {
  const linesOf = useTarokLines(nameOf);
  return <Lines lines={linesOf(hand)} beside={beside && linesOf(beside)} />;
}

interface KoenigrufenProps extends Pick<Setting, 'rules'>, Pick<Props, 'nameOf'> {
  readonly table: Setting['table'] | null;
  readonly hand: KoenigrufenDraft;
  readonly beside?: KoenigrufenDraft;
}

function KoenigrufenLines({ rules, table, hand, beside, nameOf }: KoenigrufenProps) {
  const setting = table === null ? null : { rules, table };
  const linesOf = useKoenigrufenLines(setting, nameOf);
  return <Lines lines={linesOf(hand)} beside={beside && linesOf(beside)} />;
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly beside: readonly string[] | undefined;
}

function Lines({ lines, beside }: LinesProps) {
  const { t } = useTranslation('hand-entry.twoHands');
  if (lines.length === 0) return <p>{t('nothing')}</p>;
  const isMissing = partsMissingIn(beside);
  return (
    <ul className={classes['lines']}>
      {lines.map((line, index) => (
        // Two fines can be the same in every word.
        <li key={`${index} ${line}`}>
          {partsOf(line).map((part, place) => (
            <Fragment key={part}>
              {place > 0 && ', '}
              {isMissing(part) ? <mark className={classes['differs']}>{part}</mark> : part}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
