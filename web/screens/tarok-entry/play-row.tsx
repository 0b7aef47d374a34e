import type { PlayerId } from '../../../src/rules/payment.js';
import { SUITS } from '../../../src/rules/cards.js';
import type { PlayEvent } from '../../../src/rules/tarok/record/hand.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { useTranslation } from '../../words/use-translation.js';
import { Made, Row, Sheet } from '../hand-entry/rows/row.js';
import { withEvent, withoutEvent, withPagat } from '../../../src/rules/tarok/partial/draft.js';
import { withAnyKingLost } from '../../../src/rules/tarok/partial/possible.js';
import { isOpen, useEntry } from './entry-context.js';
import { SuitChoices } from './suit-choices.js';

/** The fates of kings and pagat before the last trick. */
export function PlayRow() {
  const { t } = useTranslation(['tarok', 'cards']);
  const { setting, draft, nameOf, change, whyNot, panel, open } = useEntry();
  return (
    <Row
      title={t('rows.play')}
      term="king-lost"
      part="pagat"
      cell={(player) => (
        <>
          {draft.events?.map((event, index) =>
            event.kind === 'king-lost' && event.player === player ? (
              <Made
                key={event.suit}
                onRemove={() => {
                  change(withoutEvent(draft, index));
                }}
              >
                {t('play.kingLostIn', { king: t(`cards:kings.${event.suit}`) })}
              </Made>
            ) : null,
          )}
          <Pagat player={player} kind="pagat-won" />
          <Pagat player={player} kind="pagat-lost" />
          <Choice
            label={`${nameOf(player)}: ${t('play.kingLost')}`}
            term="king-lost"
            isExpanded={isOpen(panel, 'king', player)}
            whyNot={
              isOpen(panel, 'king', player)
                ? undefined
                : whyNot(withAnyKingLost(setting, draft, player))
            }
            onChoose={() => {
              open(isOpen(panel, 'king', player) ? null : { kind: 'king', player });
            }}
          >
            {t('play.kingLost')}
          </Choice>
        </>
      )}
    >
      {panel?.kind === 'king' && <KingPanel player={panel.player} />}
    </Row>
  );
}

interface PagatProps {
  readonly player: PlayerId;
  readonly kind: 'pagat-won' | 'pagat-lost';
}

function Pagat({ player, kind }: PagatProps) {
  const { t } = useTranslation('tarok');
  const { draft, nameOf, change, whyNot } = useEntry();
  const index = (draft.events ?? []).findIndex((event) => isThat(event, player, kind));
  const words = t(kind === 'pagat-won' ? 'play.pagatWon' : 'play.pagatLost');
  const next = withPagat(draft, player, kind);
  return (
    <Choice
      label={`${nameOf(player)}: ${words}`}
      term={kind}
      isChosen={index >= 0}
      whyNot={index >= 0 ? undefined : whyNot(next)}
      onChoose={() => {
        change(index >= 0 ? withoutEvent(draft, index) : next);
      }}
    >
      {words}
    </Choice>
  );
}

function isThat(event: PlayEvent, player: PlayerId, kind: PlayEvent['kind']): boolean {
  return event.player === player && event.kind === kind;
}

function KingPanel({ player }: { readonly player: PlayerId }) {
  const { t } = useTranslation(['tarok', 'cards']);
  const { draft, nameOf, change, whyNot, open } = useEntry();
  const title = t('play.kingTitle', { name: nameOf(player) });
  return (
    <Sheet title={title}>
      <SuitChoices
        choices={SUITS.map((suit) => {
          const index = (draft.events ?? []).findIndex(
            (event) => event.kind === 'king-lost' && event.player === player && event.suit === suit,
          );
          const next = withEvent(draft, { kind: 'king-lost', player, suit });
          return {
            suit,
            label: `${title} ${t(`cards:suits.${suit}`)}`,
            isChosen: index >= 0,
            whyNot: index >= 0 ? undefined : whyNot(next),
            onChoose: () => {
              change(index >= 0 ? withoutEvent(draft, index) : next);
              open(null);
            },
          };
        })}
      />
    </Sheet>
  );
}
