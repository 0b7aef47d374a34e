import { SUITS } from '../../../src/rules/cards.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { useTranslation } from '../../words/use-translation.js';
import { Row, Step } from '../hand-entry/rows/row.js';
import { SuitSign } from '../hand-entry/rows/suit-sign.js';
import {
  withCalledKing,
  withGivenUp,
  withKingHolder,
  withSuitCards,
} from '../../../src/rules/koenigrufen/partial/bidding.js';
import {
  canGiveUp,
  contractOf,
  declarerOf,
  isLostAtOnce,
  kingHolderOf,
  positiveOf,
  SUIT_CARDS_NEEDED,
} from '../../../src/rules/koenigrufen/partial/draft.js';
import { useEntry } from './entry-context.js';
import classes from './koenigrufen-entry.module.css';

/** Which king was called and who held it; in a farben game how many cards in the suits. */
export function KingRow() {
  const { setting, draft } = useEntry();
  const contract = positiveOf(contractOf(setting, draft));
  if (contract === null) return null;
  return (
    <>
      {contract.callsKing && <CalledStep />}
      {contract.callsKing && <HolderRow />}
      {contract.isFarben && <SuitCardsStep />}
    </>
  );
}

function CalledStep() {
  const { t } = useTranslation(['koenigrufen', 'cards']);
  const { setting, draft, change, whyNot } = useEntry();
  const isInTalon = kingHolderOf(draft) === 'talon';
  const inTalon = withKingHolder(setting, draft, 'talon');
  return (
    <Step title={t('rows.called')} term="partner">
      <div className={classes['line']}>
        {[...SUITS, 'fourth' as const].map((called) => {
          const next = withCalledKing(setting, draft, called);
          const isChosen = draft.calledKing === called;
          return (
            <Choice
              key={called}
              {...(called === 'fourth'
                ? { className: classes['fourth'] }
                : { label: t(`cards:kings.${called}`) })}
              isChosen={isChosen}
              whyNot={isChosen ? undefined : whyNot(next)}
              onChoose={() => {
                change(next);
              }}
            >
              {called === 'fourth' ? t('king.fourth') : <SuitSign suit={called} />}
            </Choice>
          );
        })}
        <Choice
          className={classes['wide']}
          term="talon"
          isChosen={isInTalon}
          whyNot={isInTalon ? undefined : whyNot(inTalon)}
          onChoose={() => {
            change(inTalon);
          }}
        >
          {t('king.talon')}
        </Choice>
      </div>
    </Step>
  );
}

function HolderRow() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf, change, whyNot } = useEntry();
  const declarer = declarerOf(setting, draft);
  const holder = kingHolderOf(draft);
  return (
    <Row
      title={t('rows.holder')}
      part="kingHolder"
      cell={(player) => {
        const next = withKingHolder(setting, draft, player);
        const what = t(player === declarer ? 'king.own' : 'king.partner');
        return (
          <Choice
            label={t('of', { name: nameOf(player), what })}
            term="partner"
            isChosen={holder === player}
            whyNot={holder === player ? undefined : whyNot(next)}
            onChoose={() => {
              change(next);
            }}
          >
            {what}
          </Choice>
        );
      }}
    >
      {canGiveUp(setting, draft) && (
        <div className={classes['line']} data-below>
          <Choice
            isChosen={draft.gaveUp === true}
            onChoose={() => {
              change(withGivenUp(setting, draft));
            }}
          >
            {t('king.gaveUp')}
          </Choice>
        </div>
      )}
    </Row>
  );
}

const TOO_FEW = Array.from({ length: SUIT_CARDS_NEEDED }, (_, few) => SUIT_CARDS_NEEDED - 1 - few);

function SuitCardsStep() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, change } = useEntry();
  const isLost = isLostAtOnce(setting, draft);
  return (
    <Step title={t('rows.suitCards')} term={contractOf(setting, draft) ?? undefined}>
      <div className={classes['line']}>
        <Choice
          className={classes['wide']}
          isChosen={!isLost}
          onChoose={() => {
            change(withSuitCards(setting, draft, null));
          }}
        >
          {t('suitCards.enough')}
        </Choice>
        {TOO_FEW.map((cards) => (
          <Choice
            key={cards}
            isChosen={draft.suitCards === cards}
            onChoose={() => {
              change(withSuitCards(setting, draft, cards));
            }}
          >
            {cards}
          </Choice>
        ))}
      </div>
      {isLost && <p className={classes['hint']}>{t('suitCards.lost')}</p>}
    </Step>
  );
}
