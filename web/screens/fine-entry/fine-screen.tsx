import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Course } from '../../../src/evening/course.js';
import { countsHand, latestHand } from '../../../src/evening/lookup.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { Evening } from '../../evening/evening.js';
import { hasFineMovedOn, isNothing, strangersIn } from '../../evening/moved-on.js';
import { previewFine } from '../../evening/preview.js';
import { send } from '../../evening/send.js';
import { throwAway } from '../../outbox/resolve.js';
import { useDraftOfTable } from '../../outbox/use-draft.js';
import { isStopped, Stopped } from '../../outbox/waiting/stopped.js';
import { changingOf } from '../../outbox/waiting.js';
import { Choice } from '../../parts/form/choice.js';
import { ActionBar, ActionBarButton } from '../../parts/form/action-bar.js';
import { TermHelp } from '../../parts/help/term-help.js';
import { Payments } from '../../parts/payments/payments.js';
import { useEveningHere, useNames } from '../../parts/evening/use-evening-here.js';
import { useRefusalWords } from '../../parts/page/use-refusal-words.js';
import { useWakeLock } from '../../parts/page/use-wake-lock.js';
import { toast } from '../../parts/page/toast.js';
import { Choices } from '../../parts/form/choices.js';
import type { Target } from '../../routing/target.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { BegunFine } from './begun-fine.js';
import { fineOf, isAmountOpen, type FineAtTable } from './fine-draft.js';
import { FineForm } from './fine-form.js';
import { addToNextHand, effectsAtTable, IntoHand } from './into-hand.js';
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
  if (evening.status !== 'open') return <Text>{t('hand-entry:notOpen')}</Text>;
  const back = tableOf(evening);
  const changing = changingOf(evening.waiting, 'fine');
  if (isStopped(evening)) return <Stopped evening={evening} back={back} />;
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
  const { players, dealer } = evening.table;
  const latest = latestHand(evening.course);
  const fine = fineOf(draft.fine);
  const effects = effectsAtTable(evening, fine, draft.hand);
  // A fine of the next hand is about no recorded one.
  const hand = effects.length > 0 ? null : handOf(evening.course, latest, draft);
  const { record, enter } = useSubmitting(evening, fine, hand, () => {
    onChange(EMPTY);
  });
  const whyNot = (one: FineRecord) => {
    const result = previewFine(evening, one, hand);
    return result.ok ? undefined : words(result);
  };
  return (
    <TermHelp evening={evening}>
      <div className={classes['screen']}>
        <h1 className={classes['title']}>{t('title')}</h1>
        <div className={classes['form']}>
          <FineForm
            rules={evening.rules}
            players={players}
            seats={players}
            dealer={dealer}
            nameOf={nameOf}
            value={draft.fine}
            onChange={(next) => {
              onChange({ ...draft, fine: next });
            }}
            whyNot={whyNot}
          />
          {fine !== null && latest !== null && (
            <Choices title={t('hand')}>
              {[...new Set([hand ?? latest, latest, null])].map((about) => (
                <Choice
                  key={about}
                  isChosen={hand === about}
                  onChoose={() => {
                    onChange({ ...draft, hand: about });
                  }}
                >
                  {about === null ? t('ofNoHand') : t('ofHand', { number: about })}
                </Choice>
              ))}
            </Choices>
          )}
        </div>
        <Cost evening={evening} fine={fine} hand={hand}>
          {fine !== null && effects.length > 0 && (
            <IntoHand evening={evening} fine={fine} effects={effects} onAgreed={record} />
          )}
        </Cost>
        <ActionBar
          className={classes['actions']}
          beside={
            <ActionBarButton icon={IconArrowLeft} does={back}>
              {t('back')}
            </ActionBarButton>
          }
          whyNot={fine === null ? t('incomplete') : whyNot(fine)}
          onChoose={effects.length > 0 ? enter : record}
        >
          {effects.length > 0 ? t('intoHand.do', { number: evening.hands + 1 }) : t('submit')}
        </ActionBar>
      </div>
    </TermHelp>
  );
}

/**
 * Two ways to submit a fine: `record` books it by itself, `enter` takes it into the next hand.
 *
 * @param onClear empties the form
 */
function useSubmitting(
  evening: Evening,
  fine: FineRecord | null,
  hand: number | null,
  onClear: () => void,
) {
  const { t } = useTranslation('fine-entry');
  const nameOf = useNames(evening);
  const navigate = useNavigate();
  const record = () => {
    if (fine === null) return;
    void (async () => {
      await send(evening, { kind: 'fine', fine, hand });
      await navigate(tableOf(evening));
      toast(t('recorded', { name: nameOf(fine.player) }));
    })();
  };
  const enter = () => {
    if (fine === null) return;
    addToNextHand(evening, fine);
    onClear();
    const { club, session } = evening;
    const params = { club: club.id, session: session.id };
    void navigate({ to: '/clubs/$club/sessions/$session/table/hand', params });
  };
  return { record, enter };
}

function tableOf({ club, session }: Evening): Target {
  return {
    to: '/clubs/$club/sessions/$session/table',
    params: { club: club.id, session: session.id },
  };
}

/** The last hand that counts, unless another is chosen or the error was in dealing the next one. */
function handOf(course: Course, latest: number | null, { hand, fine }: FineAtTable): number | null {
  // The chosen hand may have been taken back since.
  if (hand != null && countsHand(course, hand)) return hand;
  const isOfNext = fineOf(fine)?.stage === 'deal';
  return hand === null || isOfNext ? null : latest;
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
  const result = fine === null ? null : previewFine(evening, fine, hand);
  return (
    <section className={classes['cost']} aria-label={t('cost')} role="status">
      {result?.ok === true && (
        <>
          <h2 className={classes['heading']}>{t('cost')}</h2>
          <Payments payments={result.payments} nameOf={nameOf} />
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
