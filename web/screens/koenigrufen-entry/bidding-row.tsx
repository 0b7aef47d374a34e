import { IconChevronDown } from '@tabler/icons-react';
import { Choice } from '../../parts/form/fields/choice.js';
import { useTranslation } from '../../words/use-translation.js';
import { Group, Row, Sheet, Step } from '../hand-entry/rows/row.js';
import {
  bidsOf,
  canBid,
  isBid,
  withBase,
  withBid,
  withDeclarer,
} from '../../../src/rules/koenigrufen/partial/bidding.js';
import { contractOf, declarerOf } from '../../../src/rules/koenigrufen/partial/draft.js';
import { useEntry } from './entry-context.js';
import classes from './koenigrufen-entry.module.css';
import { useBidWords, useContractWords } from './words.js';
import { within } from '../../words/locale.js';

/** The contract and its declarer. */
export function BiddingRow() {
  const { setting, draft } = useEntry();
  return (
    <>
      {/* In trischaken nobody does. */}
      {contractOf(setting, draft) !== 'trischaken' && <DeclarerRow />}
      <ContractStep />
      {draft.games !== undefined && <BaseRow />}
    </>
  );
}

function DeclarerRow() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf, change, whyNot, open } = useEntry();
  const declarer = declarerOf(setting, draft);
  return (
    <Row
      title={t('rows.declarer')}
      term="declarer"
      cell={(player) => {
        const next = withDeclarer(setting, draft, player);
        return (
          <Choice
            label={t('of', { name: nameOf(player), what: t('plays') })}
            isChosen={declarer === player}
            whyNot={whyNot(next)}
            onChoose={() => {
              change(next);
              // Contracts of forehand alone are not for this player.
              if (contractOf(setting, next) === null) open({ kind: 'bids' });
            }}
          >
            {t('plays')}
          </Choice>
        );
      }}
    />
  );
}

function ContractStep() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, panel, open } = useEntry();
  const contract = useContractWords()();
  const isOpen = panel?.kind === 'bids';
  return (
    <Step title={t('rows.contract')} isPlain>
      <Choice
        className={classes['contract']}
        term={contractOf(setting, draft) ?? undefined}
        label={`${t('rows.contract')}: ${contract ?? t('choose')}`}
        isExpanded={isOpen}
        isChosen={contract !== null}
        onChoose={() => {
          open(isOpen ? null : { kind: 'bids' });
        }}
      >
        <span className={classes['contractName']}>
          {contract === null ? t('choose') : contract}
          <IconChevronDown size={22} aria-hidden />
        </span>
      </Choice>
      {isOpen && <BidPanel />}
    </Step>
  );
}

/** The contracts of the club; those that are not open to this player show the reason. */
function BidPanel() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, change, open } = useEntry();
  const words = useBidWords();
  const declarer = declarerOf(setting, draft);
  return (
    <Sheet title={t('choose')}>
      {bidsOf(setting).map(({ group, bids }) => (
        <Group key={group} title={t(`groups.${group}`)}>
          {bids.map((bid) => (
            <Choice
              key={words(bid)}
              term={bid.contract}
              isChosen={isBid(setting, draft, bid)}
              whyNot={
                canBid(setting, declarer, bid)
                  ? undefined
                  : t('onlyForehand', { contract: words(bid) })
              }
              onChoose={() => {
                change(withBid(setting, draft, bid));
                open(null);
              }}
            >
              {words(bid)}
            </Choice>
          ))}
        </Group>
      ))}
    </Sheet>
  );
}

/** The game of a bei that was bid first has a declarer of its own. */
function BaseRow() {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf, change, whyNot } = useEntry();
  const [base, beside] = draft.games ?? [];
  if (base === undefined) return null;
  const game = within(t(`contracts.${base.game}`));
  return (
    <Row
      title={t('rows.base', { game })}
      cell={(player) => {
        if (player === beside?.declarer) return null;
        const next = withBase(setting, draft, player);
        return (
          <Choice
            label={t('of', { name: nameOf(player), what: t('plays') })}
            isChosen={base.declarer === player}
            whyNot={whyNot(next)}
            onChoose={() => {
              change(next);
            }}
          >
            {t(`contracts.${base.game}`)}
          </Choice>
        );
      }}
    />
  );
}
