import { isPlayed } from '../../../src/rules/koenigrufen/books/book.js';
import { FIGURES } from '../../../src/rules/koenigrufen/record/hand.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { useTranslation } from '../../words/use-translation.js';
import { Group, Made, Row, Sheet, Step } from '../hand-entry/rows/row.js';
import { knows } from '../../../src/rules/koenigrufen/partial/bidding.js';
import {
  contractOf,
  kingHolderOf,
  positiveOf,
} from '../../../src/rules/koenigrufen/partial/draft.js';
import { useEntry } from './entry-context.js';
import { KontraChoices } from './kontra-choices.js';
import classes from './koenigrufen-entry.module.css';
import {
  saidOf,
  withAnnouncement,
  withFigureKontra,
  withKontra,
} from '../../../src/rules/koenigrufen/partial/saying.js';

/** The announcements before play with their players, and the kontras of the game and of each figure. */
export function SaidRow() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf, change, panel, open } = useEntry();
  const unpaid = saidOf(setting, draft)
    .map(({ figure }) => figure)
    .filter((figure) => !isPlayed(setting.rules, figure));
  return (
    <>
      <Row
        title={t('rows.said')}
        term="bird"
        cell={(player) => {
          const isOpen = panel?.kind === 'said' && panel.player === player;
          const own = saidOf(setting, draft).filter((one) => one.player === player);
          return (
            <>
              {own.map(({ figure, isOfContract }) =>
                isOfContract ? (
                  <span key={figure} className={classes['fixed']}>
                    {t(`figures.${figure}`)}
                  </span>
                ) : (
                  <Made
                    key={figure}
                    onRemove={() => {
                      change(withAnnouncement(setting, draft, { figure, player }));
                    }}
                  >
                    {t(`figures.${figure}`)}
                  </Made>
                ),
              )}
              <Choice
                label={t('said.addFor', { name: nameOf(player) })}
                isExpanded={isOpen}
                onChoose={() => {
                  open(isOpen ? null : { kind: 'said', player });
                }}
              >
                {`+ ${t('said.add')}`}
              </Choice>
            </>
          );
        }}
      >
        {panel?.kind === 'said' && <SaidPanel player={panel.player} />}
        {unpaid.map((figure) => (
          <p key={figure} className={classes['hint']}>
            {t('said.unpaid', { figure: t(`figures.${figure}`) })}
          </p>
        ))}
      </Row>
      <KontraStep />
    </>
  );
}

/** The announcements of a player in this contract. */
function SaidPanel({ player }: { readonly player: PlayerId }) {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf, change, whyNot, open } = useEntry();
  const contract = positiveOf(contractOf(setting, draft));
  if (contract === null) return null;
  const own = saidOf(setting, draft).filter((one) => one.player === player);
  const title = t('said.title', { name: nameOf(player) });
  const hasKing = contract.callsKing && kingHolderOf(draft) !== 'talon';
  const offered = FIGURES.filter(
    (figure) =>
      knows(contract, figure) &&
      isPlayed(setting.rules, figure) &&
      (figure !== 'king-ultimo' || hasKing) &&
      !own.some((one) => one.figure === figure && one.isOfContract),
  );
  return (
    <Sheet title={title}>
      <div className={classes['line']} data-wide>
        {offered.map((figure) => {
          const next = withAnnouncement(setting, draft, { figure, player });
          const isChosen = own.some((one) => one.figure === figure);
          return (
            <Choice
              key={figure}
              term={figure}
              isChosen={isChosen}
              whyNot={isChosen ? undefined : whyNot(next)}
              onChoose={() => {
                change(next);
                if (!isChosen) open(null);
              }}
            >
              {t(`figures.${figure}`)}
            </Choice>
          );
        })}
      </div>
    </Sheet>
  );
}

/** A valat is doubled with the game; a figure that the club does not play is worth nothing to double. */
function KontraStep() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf } = useEntry();
  const said = saidOf(setting, draft).filter(
    ({ figure, kontra }) =>
      figure !== 'valat' && (kontra != null || isPlayed(setting.rules, figure)),
  );
  return (
    <Step title={t('rows.kontra')} isPlain>
      <div className={classes['levels']}>
        <Group title={t('kontraTo', { what: t('onGame') })}>
          <KontraChoices
            what={t('onGame')}
            level={draft.kontra ?? null}
            next={(kontra) => withKontra(setting, draft, kontra)}
          />
        </Group>
        {said.map(({ figure, player, kontra }) => {
          const what = t('said.by', { figure: t(`figures.${figure}`), name: nameOf(player) });
          return (
            <Group key={`${figure} ${player}`} title={t('kontraTo', { what })}>
              <KontraChoices
                what={what}
                level={kontra ?? null}
                next={(level) => withFigureKontra(setting, draft, { figure, player }, level)}
              />
            </Group>
          );
        })}
      </div>
    </Step>
  );
}
