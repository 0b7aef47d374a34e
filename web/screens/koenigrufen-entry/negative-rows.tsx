import { useState } from 'react';
import { CONTRACTS, type NegativeContract } from '../../../src/rules/koenigrufen/contracts.js';
import { ALL_TRICKS } from '../../../src/rules/koenigrufen/record/form.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { useTranslation } from '../../words/use-translation.js';
import { Row, Step } from '../hand-entry/rows/row.js';
import {
  contractOf,
  type KoenigrufenDraft,
  type Setting,
} from '../../../src/rules/koenigrufen/partial/draft.js';
import { useEntry } from './entry-context.js';
import { KontraChoices } from './kontra-choices.js';
import classes from './koenigrufen-entry.module.css';
import {
  levelOf,
  personalKontraOf,
  withPersonalKontra,
} from '../../../src/rules/koenigrufen/partial/saying.js';
import {
  negativeGamesOf,
  tricksOf,
  withTricks,
  wonOf,
} from '../../../src/rules/koenigrufen/partial/taken.js';
import { within } from '../../words/locale.js';

interface GameProps {
  /** Which of the two games of a bei; null for the only one. */
  readonly game: 0 | 1 | null;
  readonly declarer: PlayerId;
}

/** A negative game: the personal kontras, and the tricks of its declarer. */
export function NegativeRows() {
  const { setting, draft } = useEntry();
  // Of a game that nobody plays yet there is nothing to say.
  const games = negativeGamesOf(setting, draft).flatMap(({ game, declarer }) =>
    declarer === null ? [] : [{ game, declarer }],
  );
  return (
    <>
      {games.map((one) => (
        <PersonalKontraRow key={one.game} {...one} />
      ))}
      {games.map((one) => (
        <TricksStep key={one.game} {...one} />
      ))}
    </>
  );
}

/** The contract of one of the games, as a negative one. */
function contractOfGame(
  setting: Setting,
  draft: KoenigrufenDraft,
  game: GameProps['game'],
): NegativeContract | null {
  const contract =
    game === null ? contractOf(setting, draft) : (draft.games?.at(game)?.game ?? null);
  if (contract === null || contract === 'trischaken' || contract === 'bei') return null;
  const played = CONTRACTS[contract];
  return played.kind === 'negative' ? played : null;
}

function PersonalKontraRow({ game, declarer }: GameProps) {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf } = useEntry();
  const contract = contractOfGame(setting, draft, game);
  if (contract === null) return null;
  const said = personalKontraOf(draft, game);
  const name = nameOf(declarer);
  const words = within(t(`contracts.${contract.id}`));
  const title =
    game === null ? t('rows.personalKontra') : t('rows.personalKontraOn', { name, game: words });
  return (
    <Row
      title={title}
      cell={(player) =>
        player === declarer ? (
          <span className={classes['fixed']}>{t(`contracts.${contract.id}`)}</span>
        ) : (
          <KontraChoices
            isNarrow
            what={`${words}, ${nameOf(player)}`}
            level={levelOf(said, player)}
            next={(kontra) => withPersonalKontra(setting, draft, game, { player, kontra })}
          />
        )
      }
    />
  );
}

/** The number that are offered at once; more is rare. */
const USUAL = 4;

function TricksStep({ game, declarer }: GameProps) {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf, change, whyNot } = useEntry();
  const known = tricksOf(draft, declarer);
  const [isLong, setLong] = useState((known ?? 0) >= USUAL);
  const contract = contractOfGame(setting, draft, game);
  if (contract === null) return null;
  const won = wonOf(draft, declarer);
  const shown = known ?? (won === true ? contract.goal : null);
  const words = within(t(`contracts.${contract.id}`));
  const name = nameOf(declarer);
  const numbers = Array.from({ length: isLong ? ALL_TRICKS + 1 : USUAL }, (_, tricks) => tricks);
  const lost = withTricks(setting, draft, declarer, 'lost');
  return (
    <Step title={t('rows.tricksIn', { name, game: words })}>
      <div className={classes['line']}>
        {numbers.map((tricks) => {
          const next = withTricks(setting, draft, declarer, tricks);
          const wins = tricks === contract.goal;
          const label = t('tricks.label', { count: tricks });
          return (
            <Choice
              key={tricks}
              label={wins ? `${label}, ${t('tricks.wins')}` : label}
              isChosen={shown === tricks}
              whyNot={shown === tricks ? undefined : whyNot(next)}
              onChoose={() => {
                change(next);
              }}
            >
              <span className={classes['tricks']}>{tricks}</span>
              {wins && <small>{t('tricks.wins')}</small>}
            </Choice>
          );
        })}
        {!isLong && (
          <Choice
            isExpanded={false}
            onChoose={() => {
              setLong(true);
            }}
          >
            {t('tricks.more')}
          </Choice>
        )}
        <Choice
          className={classes['wide']}
          isChosen={known === null && won === false}
          whyNot={won === false ? undefined : whyNot(lost)}
          onChoose={() => {
            change(lost);
          }}
        >
          {t('tricks.lost')}
        </Choice>
      </div>
    </Step>
  );
}
