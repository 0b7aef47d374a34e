import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import type { PlayerId } from '../../../src/rules/payment.js';
import { ActionBarButton, type ActionBarProps } from '../../parts/form/action-bar.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { plainPoints } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';
import {
  fineOf,
  finedBefore,
  freeTimeOf,
  openQuestion,
  type FineDraft,
} from '../fine-entry/fine-draft.js';
import { FineForm } from '../fine-entry/fine-form.js';
import { Made, Row, Sheet } from '../hand-entry/rows/row.js';
import {
  noloOf,
  toutOf,
  withFine,
  withNolo,
  withoutFine,
  withTout,
  type TarokDraft,
} from '../../../src/rules/tarok/partial/draft.js';
import { isPlayed } from '../../../src/rules/tarok/record/form.js';
import { useEntry } from './entry-context.js';
import classes from './special-row.module.css';

/** The rare parts: nolo and tout, fines within the hand, a hand that is broken off or dealt again. */
export function SpecialRow() {
  const { t } = useTranslation('tarok');
  const { draft, panel } = useEntry();
  const { trickless = [], fines = [], abandoned = false, redeal = false } = draft;
  // An entry in it stays in sight.
  const isUsed =
    trickless.length > 0 || fines.length > 0 || abandoned || redeal || panel?.kind === 'fine';
  const [isOpened, section] = useDisclosure(isUsed);
  const isShown = isOpened || isUsed;
  return (
    <>
      {!isUsed && (
        <Button
          variant="subtle"
          mt="xs"
          px="xs"
          h="auto"
          mih={48}
          styles={{ label: { whiteSpace: 'normal' } }}
          aria-expanded={isShown}
          rightSection={
            isShown ? (
              <IconChevronUp size={20} aria-hidden />
            ) : (
              <IconChevronDown size={20} aria-hidden />
            )
          }
          onClick={section.toggle}
        >
          {t('special.show')}
        </Button>
      )}
      {isShown && <Special />}
    </>
  );
}

function Special() {
  const { t } = useTranslation('tarok');
  const { draft, panel, open } = useEntry();
  const { abandoned = false, redeal = false } = draft;
  return (
    <>
      {!abandoned && !redeal && <NoloAndTout />}
      <div className={classes['buttons']}>
        <Choice
          term="fine"
          isExpanded={panel?.kind === 'fine'}
          onChoose={() => {
            if (panel?.kind !== 'fine') open({ kind: 'fine', fine: {} });
          }}
        >
          {`+ ${t('special.fine')}`}
        </Choice>
        <Kind kind="abandoned" />
        <Kind kind="redeal" />
      </div>
      <MisdealFine />
      <Fines />
      {panel?.kind === 'fine' && <FinePanel value={panel.fine} />}
    </>
  );
}

function NoloAndTout() {
  const { t } = useTranslation('tarok');
  const { setting, draft, nameOf, change, whyNot } = useEntry();
  const nolo = noloOf(draft);
  const tout = toutOf(setting, draft);
  // A club's own book may not play them: then they are a fact of the cards and no more.
  const words = (kind: 'nolo' | 'tout') =>
    isPlayed(setting.rules, kind) ? t(`special.${kind}`) : t(`special.unpaid.${kind}`);
  const said = (kind: 'nolo' | 'tout', name: string) =>
    isPlayed(setting.rules, kind)
      ? t(`special.${kind}Of`, { name })
      : t(`special.unpaid.${kind}Of`, { name });
  const offer = (kind: 'nolo' | 'tout', player: PlayerId, isChosen: boolean) => {
    const next = kind === 'nolo' ? withNolo(draft, player) : withTout(setting, draft, player);
    return (
      <Choice
        label={`${nameOf(player)}: ${words(kind)}`}
        term={kind}
        isChosen={isChosen}
        whyNot={isChosen ? undefined : whyNot(next)}
        onChoose={() => {
          change(next);
        }}
      >
        {words(kind)}
      </Choice>
    );
  };
  return (
    <Row
      title={t('rows.special')}
      term="nolo"
      cell={(player) => (
        <>
          {offer('nolo', player, nolo === player)}
          {offer('tout', player, tout === player)}
        </>
      )}
    >
      <p className={classes['said']} role="status">
        {nolo !== null && said('nolo', nameOf(nolo))}
        {tout !== null && said('tout', nameOf(tout))}
      </p>
    </Row>
  );
}

/** The hand was broken off, or the cards are dealt again. */
function Kind({ kind }: { readonly kind: 'abandoned' | 'redeal' }) {
  const { t } = useTranslation('tarok');
  const { draft, change, whyNot } = useEntry();
  const other = kind === 'abandoned' ? 'redeal' : 'abandoned';
  const is = draft[kind] === true;
  const next = { ...draft, [kind]: !is, [other]: false };
  return (
    <Choice
      term={kind}
      isChosen={is}
      whyNot={is ? undefined : whyNot(next)}
      onChoose={() => {
        change(next);
      }}
    >
      {t(`special.${kind}`)}
    </Choice>
  );
}

/** The way to the fine of the dealer, as long as the cards are dealt again without one. */
function MisdealFine() {
  const { t } = useTranslation(['tarok', 'fine-entry']);
  const { setting, draft, panel, nameOf, open } = useEntry();
  const { rules, table } = setting;
  const { redeal = false, fines = [] } = draft;
  if (!redeal || fines.length > 0 || panel !== null || rules.fines.misdeal === undefined)
    return null;
  const name = nameOf(table.dealer);
  return (
    <div className={classes['misdeal']}>
      <p className={classes['said']}>{t('special.redealFine', { name })}</p>
      <Button
        variant="default"
        h="auto"
        mih={48}
        styles={{ label: { whiteSpace: 'normal' } }}
        onClick={() => {
          open({ kind: 'fine', fine: { player: table.dealer, code: 'misdeal' } });
        }}
      >
        {`+ ${t('special.fineOf', { name, what: t('fine-entry:codes.misdeal') })}`}
      </Button>
    </div>
  );
}

function Fines() {
  const { t } = useTranslation(['tarok', 'fine-entry']);
  const { setting, draft, nameOf, change } = useEntry();
  const { fines = [] } = draft;
  return (
    <div className={classes['fines']}>
      {fines.map((fine, index) => {
        const before = finedBefore(setting.table.fined, fines, index);
        const free = freeTimeOf(setting.rules, before, fine);
        const amount = fine.amount === undefined ? '' : `, ${plainPoints(fine.amount)}`;
        const what = `${fine.own ?? t(`fine-entry:codes.${fine.code}`)}${amount}`;
        const said = t('special.fineOf', { name: nameOf(fine.player), what });
        return (
          // Two fines can be the same in every word.
          <Made
            key={`${index} ${fine.player} ${fine.code}`}
            onRemove={() => {
              change(withoutFine(draft, index));
            }}
          >
            {free === null ? said : `${said}. ${t('fine-entry:freeTime', { ...free })}`}
          </Made>
        );
      })}
    </div>
  );
}

/** A fine within the hand; the bar of the entry adds it to the hand or discards it. */
function FinePanel({ value }: { readonly value: FineDraft }) {
  const { t } = useTranslation('tarok');
  const { setting, draft, players, nameOf, whyNot, open } = useEntry();
  return (
    <Sheet title={t('special.fine')} isImmediate={false}>
      <FineForm
        rules={setting.rules}
        players={players}
        seats={setting.table.players}
        dealer={setting.table.dealer}
        nameOf={nameOf}
        value={value}
        onChange={(fine) => {
          open({ kind: 'fine', fine });
        }}
        whyNot={(one) => whyNot(withFine(setting, draft, one))}
        asksEnd
        hand={{ meldinger: draft.meldinger ?? [], events: draft.events ?? [] }}
      />
    </Sheet>
  );
}

/** The hand with the fine of the open panel, as soon as that is whole. */
export function useWithOpenFine(): TarokDraft {
  const { setting, draft, panel } = useEntry();
  if (panel?.kind !== 'fine' || openQuestion(setting.rules, panel.fine) !== null) return draft;
  const fine = fineOf(panel.fine);
  return fine === null ? draft : withFine(setting, draft, fine, panel.fine.goesOn);
}

/** The bar that adds the fine of the open panel to the hand, or discards it; null without such a panel. */
export function useFineBar(): ActionBarProps | null {
  const { t } = useTranslation('fine-entry');
  const { setting, draft, change, whyNot, panel, open } = useEntry();
  if (panel?.kind !== 'fine') return null;
  const fine = fineOf(panel.fine);
  const next = fine === null ? null : withFine(setting, draft, fine, panel.fine.goesOn);
  const question = openQuestion(setting.rules, panel.fine);
  const discard = () => {
    open(null);
  };
  return {
    beside: (
      <ActionBarButton icon={IconTrash} does={discard}>
        {t('discard')}
      </ActionBarButton>
    ),
    whyNot: next === null || question !== null ? t(`open.${question ?? 'fine'}`) : whyNot(next),
    onChoose: () => {
      if (next === null || question !== null) return;
      change(next);
      open(null);
    },
    children: t('put'),
  };
}
