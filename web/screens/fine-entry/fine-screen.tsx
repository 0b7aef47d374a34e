import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { latestHand } from '../../../src/evening/lookup.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { Evening } from '../../evening/evening.js';
import { hasFineMovedOn, isNothing, strangersIn } from '../../evening/moved-on.js';
import { previewFine } from '../../evening/preview.js';
import { send } from '../../evening/send.js';
import { throwAway } from '../../outbox/resolve.js';
import { useDraftOfTable } from '../../outbox/use-draft.js';
import { isStopped, Stopped } from '../../outbox/waiting/stopped.js';
import { changingOf } from '../../outbox/waiting.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { ActionBar, ActionBarButton } from '../../parts/form/action-bar.js';
import { TermHelp } from '../../parts/help/term-help.js';
import { Payments } from '../../parts/payments/payments.js';
import { useEveningHere, useNames } from '../../parts/evening/use-evening-here.js';
import { useRefusalWords } from '../../parts/notices/use-refusal-words.js';
import { useWakeLock } from '../../parts/page/use-wake-lock.js';
import { toast } from '../../parts/notices/toast.js';
import { Choices } from '../../parts/form/fields/choices.js';
import type { Target } from '../../routing/target.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { BegunFine } from './begun-fine.js';
import { fineOf, isAmountOpen, openQuestion, whyFree, type FineAtTable } from './fine-draft.js';
import { WhyFree } from './free-fine.js';
import { FineForm } from './fine-form.js';
import { IntoHand } from './into-hand.js';
import {
  addToNextHand,
  addToRecordedHand,
  canBeInNext,
  placedFine,
  playedIn,
  type PlacedFine,
} from './placed-fine.js';
import classes from './fine-screen.module.css';

const EMPTY: FineAtTable = { fine: {} };

/** A fine at the table, between two hands. */
export function FineScreen() {
  const { t } = useTranslation(['fine-entry', 'hand-entry']);
  const evening = useEveningHere();
  const { value, begunAt, set, clear, moveHere } = useDraftOfTable(
    evening,
    'fine',
    EMPTY,
    ({ fine }) => isNothing(fine),
  );
  useWakeLock();
  const back = tableOf(evening);
  if (isStopped(evening)) return <Stopped evening={evening} back={back} />;
  if (evening.status !== 'open') return <Text>{t('hand-entry:notOpen')}</Text>;
  const changing = changingOf(evening.waiting, 'fine');
  if (begunAt !== undefined && isAtAnotherTable(evening, begunAt, value)) {
    return (
      <BegunFine
        evening={evening}
        draft={value}
        begunAt={begunAt}
        back={back}
        onThrowAway={() => {
          if (changing === undefined) clear();
          else void throwAway(changing.id);
        }}
        onGoOn={(hand) => {
          moveHere({ ...value, hand });
        }}
      />
    );
  }
  return <FineAtTheTable evening={evening} draft={value} onChange={set} back={back} />;
}

/** Whether what is typed belongs to another table than the one now, or to who sits there no more. */
function isAtAnotherTable(evening: Evening, begunAt: Evening['at'], { fine }: FineAtTable) {
  return hasFineMovedOn(evening, begunAt) || strangersIn(evening, { fines: fine }).length > 0;
}

interface FineAtTheTableProps {
  readonly evening: Evening;
  readonly draft: FineAtTable;
  readonly onChange: (draft: FineAtTable) => void;
  readonly back: Target;
}

function FineAtTheTable({ evening, draft, onChange, back }: FineAtTheTableProps) {
  const { t } = useTranslation('fine-entry');
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const { rules, table } = evening;
  const fine = fineOf(draft.fine);
  const placed = placedFine(evening, draft);
  const hand = placed.place === 'next' ? null : placed.place;
  const submits = useSubmitting(evening, draft, placed, () => {
    onChange(EMPTY);
  });
  const whyNot = (one: FineRecord) => {
    const result = previewFine(evening, one, hand);
    return result.ok ? undefined : words(result);
  };
  const question = openQuestion(rules, draft.fine);
  const isOpen = fine === null || question !== null;
  return (
    <TermHelp evening={evening}>
      <div className={classes['screen']}>
        <h1 className={classes['title']}>{t('title')}</h1>
        <div className={classes['form']}>
          <FineForm
            rules={rules}
            players={table.players}
            seats={table.players}
            dealer={table.dealer}
            nameOf={nameOf}
            value={draft.fine}
            onChange={(next) => {
              onChange({ ...draft, fine: next });
            }}
            whyNot={whyNot}
            asksEnd
          />
          {fine !== null && (
            <WhichHand
              evening={evening}
              placed={placed}
              player={fine.player}
              canBeNext={canBeInNext(evening, fine.player)}
              onChoose={(about) => {
                onChange({ ...draft, hand: about });
              }}
            />
          )}
        </div>
        <Cost evening={evening} fine={fine} hand={hand}>
          {!isOpen && placed.way !== null && (
            <IntoHand
              evening={evening}
              fine={fine}
              placed={placed}
              way={placed.way}
              onAgreed={submits.record}
            />
          )}
        </Cost>
        <ActionBar
          className={classes['actions']}
          beside={<BackButton back={back} />}
          whyNot={isOpen ? t(`open.${question ?? 'fine'}`) : whyNot(fine)}
          onChoose={submits.main}
        >
          {submits.mainWords}
        </ActionBar>
      </div>
    </TermHelp>
  );
}

function BackButton({ back }: { readonly back: Target }) {
  const { t } = useTranslation('fine-entry');
  return (
    <ActionBarButton icon={IconArrowLeft} does={back}>
      {t('back')}
    </ActionBarButton>
  );
}

interface WhichHandProps {
  readonly evening: Evening;
  readonly placed: PlacedFine;
  readonly player: PlayerId;
  /** Whether the fine can be entered in the next hand. */
  readonly canBeNext: boolean;
  readonly onChoose: (place: PlacedFine['place']) => void;
}

/** The hand that the fine is about: the next one, a recorded one or none. */
function WhichHand({ evening, placed: { place }, player, canBeNext, onChoose }: WhichHandProps) {
  const { t } = useTranslation('fine-entry');
  const last = latestHand(evening.course);
  const latest = last !== null && playedIn(evening, last, player) ? last : null;
  const next = canBeNext ? (['next'] as const) : [];
  const recorded = [place, latest].filter((one) => typeof one === 'number');
  const places = [...new Set([...next, ...recorded, null])];
  if (places.length === 1) return null;
  return (
    <Choices title={t('hand')}>
      {places.map((about) => (
        <Choice
          key={about}
          isChosen={place === about}
          onChoose={() => {
            onChoose(about);
          }}
        >
          {about === null
            ? t('ofNoHand')
            : t('ofHand', { number: about === 'next' ? evening.hands + 1 : about })}
        </Choice>
      ))}
    </Choices>
  );
}

/**
 * The ways to submit a fine: by itself, in the next hand, or in the correction of a recorded one.
 *
 * @param onClear empties the form
 * @returns the main way with its words, and `record`, which books the fine alone
 */
function useSubmitting(
  evening: Evening,
  draft: FineAtTable,
  { place, way }: PlacedFine,
  onClear: () => void,
) {
  const { t } = useTranslation('fine-entry');
  const nameOf = useNames(evening);
  const navigate = useNavigate();
  const fine = fineOf(draft.fine);
  const params = { club: evening.club.id, session: evening.session.id };
  const record = () => {
    if (fine === null) return;
    const hand = place === 'next' ? null : place;
    void (async () => {
      await send(evening, { kind: 'fine', fine, hand, asAgreed: way !== null });
      await navigate(tableOf(evening));
      toast(t('recorded', { name: nameOf(fine.player) }));
    })();
  };
  if (fine !== null && place === 'next') {
    const main = () => {
      addToNextHand(evening, fine, draft.fine.goesOn);
      onClear();
      void navigate({ to: '/clubs/$club/sessions/$session/table/hand', params });
    };
    return { record, main, mainWords: t('intoHand.do', { number: evening.hands + 1 }) };
  }
  if (fine !== null && way === 'correct' && typeof place === 'number') {
    const main = () => {
      addToRecordedHand(evening, place, fine, { goesOn: draft.fine.goesOn });
      onClear();
      const to = '/clubs/$club/sessions/$session/corrections/$hand';
      void navigate({ to, params: { ...params, hand: String(place) } });
    };
    return { record, main, mainWords: t('intoHand.correct', { number: place }) };
  }
  return { record, main: record, mainWords: t(way === null ? 'submit' : 'intoHand.agreed') };
}

function tableOf({ club, session }: Evening): Target {
  return {
    to: '/clubs/$club/sessions/$session/table',
    params: { club: club.id, session: session.id },
  };
}

interface PartProps {
  readonly evening: Evening;
  readonly fine: FineRecord | null;
  readonly hand: number | null;
  readonly children: ReactNode;
}

/** The price of the fine, and its payees. */
function Cost({ evening, fine, hand, children }: PartProps) {
  const { t } = useTranslation('fine-entry');
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const { rules, table } = evening;
  const result = fine === null ? null : previewFine(evening, fine, hand);
  const isFree = fine !== null && whyFree(rules, table.fined, fine) !== null;
  return (
    <section className={classes['cost']} aria-label={t('cost')} role="status">
      {result?.ok === true && (
        <>
          <h2 className={classes['heading']}>{t('cost')}</h2>
          {isFree ? (
            <WhyFree rules={rules} fined={table.fined} fine={fine} />
          ) : (
            <Payments payments={result.payments} nameOf={nameOf} />
          )}
        </>
      )}
      {result?.ok === false && fine !== null && !isAmountOpen(evening.rules, fine) && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
          {words(result)}
        </Alert>
      )}
      {children}
    </section>
  );
}
