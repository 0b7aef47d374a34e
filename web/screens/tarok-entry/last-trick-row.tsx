import type { PlayerId } from '../../../src/rules/payment.js';
import { suitOf, ULTIMO_CARDS, type UltimoCard } from '../../../src/rules/tarok/cards.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { useTranslation } from '../../words/use-translation.js';
import { Group, Made, Row, Sheet } from '../hand-entry/rows/row.js';
import { SuitSign } from '../hand-entry/rows/suit-sign.js';
import {
  needsLastTrick,
  whoPrevented,
  withCard,
  withLiable,
  withPrevented,
  withWinner,
  type TarokDraft,
} from '../../../src/rules/tarok/partial/draft.js';
import { isOpen, useEntry } from './entry-context.js';
import classes from './meldinger/melding-panel.module.css';

/** The last trick: its winner and card, and its baguds. */
export function LastTrickRow() {
  const { t } = useTranslation(['tarok', 'cards']);
  const { setting, draft, nameOf, change, whyNot, panel } = useEntry();
  const winner = draft.lastTrick?.winner ?? null;
  return (
    <Row
      title={t('rows.lastTrick')}
      term="last-trick"
      part="lastTrick"
      cell={(player) => {
        const next = withWinner(draft, player);
        return (
          <>
            <Choice
              label={`${nameOf(player)}: ${t('lastTrick.won')}`}
              term="last-trick"
              isChosen={winner === player}
              whyNot={winner === player ? undefined : whyNot(next)}
              onChoose={() => {
                change(next);
              }}
            >
              {t('lastTrick.won')}
            </Choice>
            {winner === player ? null : <Bagud player={player} />}
          </>
        );
      }}
    >
      {winner === null && !needsLastTrick(setting, draft) && <p>{t('lastTrick.besideNolo')}</p>}
      {winner !== null && <WonWith winner={winner} />}
      {panel?.kind === 'bagud' && winner !== null && panel.player !== winner && (
        <Sheet title={t('lastTrick.bagudTitle', { name: nameOf(panel.player) })}>
          <Cards player={panel.player} closes />
        </Sheet>
      )}
      {draft.lastTrick != null && <Liable />}
      {draft.lastTrick != null && <Prevented />}
    </Row>
  );
}

function Bagud({ player }: { readonly player: PlayerId }) {
  const { t } = useTranslation(['tarok', 'cards']);
  const { draft, nameOf, change, panel, open } = useEntry();
  const card = cardOf(draft.lastTrick?.ultimoCards, player);
  if (card !== null) {
    return (
      <Made
        onRemove={() => {
          change(withCard(draft, player, null));
        }}
      >
        {t('lastTrick.bagudWith', { card: t(`cards:ultimoCards.${card}`) })}
      </Made>
    );
  }
  return (
    <Choice
      label={`${nameOf(player)}: ${t('lastTrick.bagud')}`}
      term="bagud"
      isExpanded={isOpen(panel, 'bagud', player)}
      whyNot={draft.lastTrick == null ? t('lastTrick.firstWinner') : undefined}
      onChoose={() => {
        open(isOpen(panel, 'bagud', player) ? null : { kind: 'bagud', player });
      }}
    >
      {t('lastTrick.bagud')}
    </Choice>
  );
}

function cardOf(
  cards: readonly { player: PlayerId; card: UltimoCard }[] | undefined,
  player: PlayerId,
): UltimoCard | null {
  return cards?.find((one) => one.player === player)?.card ?? null;
}

function WonWith({ winner }: { readonly winner: PlayerId }) {
  const { t } = useTranslation('tarok');
  const { draft, nameOf, change } = useEntry();
  const title = t('lastTrick.wonWith', { name: nameOf(winner) });
  const card = cardOf(draft.lastTrick?.ultimoCards, winner);
  return (
    <div className={classes['with']}>
      <Group title={title} term="ultimo" className={classes['suits']}>
        <Choice
          className={classes['ordinary']}
          isChosen={card === null}
          onChoose={() => {
            change(withCard(draft, winner, null));
          }}
        >
          {t('lastTrick.ordinary')}
        </Choice>
        <Cards player={winner} />
      </Group>
    </div>
  );
}

/** The five ultimo cards: which of them a player played to the last trick. */
function Cards({
  player,
  closes = false,
}: {
  readonly player: PlayerId;
  readonly closes?: boolean;
}) {
  const { draft, open } = useEntry();
  const played = cardOf(draft.lastTrick?.ultimoCards, player);
  return (
    <FiveCards
      chosen={played}
      next={(card) => withCard(draft, player, played === card ? null : card)}
      after={() => {
        if (closes) open(null);
      }}
    />
  );
}

interface FiveCardsProps {
  readonly chosen: UltimoCard | null;
  /** The draft after a tap. */
  readonly next: (card: UltimoCard) => TarokDraft;
  readonly after?: () => void;
  /** The owner of the cards, where no heading has it. */
  readonly of?: string;
}

function FiveCards({ chosen, next, after, of }: FiveCardsProps) {
  const { t } = useTranslation('cards');
  const { change, whyNot } = useEntry();
  return (
    <div className={classes['cards']}>
      {ULTIMO_CARDS.map((card) => {
        const draft = next(card);
        const suit = suitOf(card);
        const name = t(`ultimoCards.${card}`);
        return (
          <Choice
            key={card}
            label={of === undefined ? name : `${of}: ${name}`}
            isChosen={chosen === card}
            whyNot={chosen === card ? undefined : whyNot(draft)}
            onChoose={() => {
              change(draft);
              after?.();
            }}
          >
            {suit === null ? (
              t('ultimoCards.pagat')
            ) : (
              <>
                {`${t('courts.king')} `}
                <SuitSign suit={suit} />
              </>
            )}
          </Choice>
        );
      })}
    </div>
  );
}

/** Shown where the book knows a liable player, and somebody has a fine to be liable for. */
function Liable() {
  const { t } = useTranslation('tarok');
  const { setting, draft, players, nameOf, change, whyNot } = useEntry();
  const liable = draft.lastTrick?.liable ?? null;
  const hasFine = (draft.fines ?? []).length > 0;
  if (!setting.rules.conventions.liability || (!hasFine && liable === null)) return null;
  return (
    <div className={classes['with']}>
      <Group title={t('lastTrick.liable')} term="liable" className={classes['suits']}>
        {players.map((player) => {
          const next = withLiable(draft, player);
          return (
            <Choice
              key={player}
              isChosen={liable === player}
              whyNot={liable === player ? undefined : whyNot(next)}
              onChoose={() => {
                change(next);
              }}
            >
              {nameOf(player)}
            </Choice>
          );
        })}
      </Group>
    </div>
  );
}

/** Shown where the book knows a liable player, and somebody has a fine for wrong cards. */
function Prevented() {
  const { t } = useTranslation('tarok');
  const { setting, draft, players, nameOf } = useEntry();
  const prevented = draft.lastTrick?.prevented ?? null;
  const kept = players.filter((player) => whoPrevented(draft, player) !== null);
  if (!setting.rules.conventions.liability || (kept.length === 0 && prevented === null))
    return null;
  return (
    <div className={classes['with']}>
      <Group title={t('lastTrick.prevented')}>
        {players.map((player) => {
          const card = prevented?.player === player ? prevented.card : null;
          if (card === null && !kept.includes(player)) return null;
          const name = nameOf(player);
          return (
            <div key={player}>
              <p>{name}</p>
              <FiveCards
                chosen={card}
                next={(one) => withPrevented(draft, player, one)}
                of={name}
              />
            </div>
          );
        })}
      </Group>
    </div>
  );
}
