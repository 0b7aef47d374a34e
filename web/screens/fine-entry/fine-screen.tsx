import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react';
import type { Course } from '../../../src/evening/course.js';
import { countsHand, latestHand } from '../../../src/evening/lookup.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { Evening } from '../../evening/evening.js';
import { previewFine } from '../../evening/preview.js';
import { send } from '../../evening/send.js';
import { useDraft } from '../../outbox/use-draft.js';
import { Choice } from '../../parts/choice.js';
import { ActionBar, ActionBarButton } from '../../parts/action-bar.js';
import { Payments } from '../../parts/payments.js';
import { useEveningHere, useNames } from '../../parts/use-evening-here.js';
import { useRefusalWords } from '../../parts/use-refusal-words.js';
import { useWakeLock } from '../../parts/use-wake-lock.js';
import { toast } from '../../parts/toast.js';
import { Choices } from '../../parts/choices.js';
import type { Target } from '../../routing/target.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { fineOf, isAmountOpen, type FineDraft } from './fine-draft.js';
import { FineForm } from './fine-form.js';
import classes from './fine-screen.module.css';

/** A fine as it is typed, and the hand that it is about. */
interface Draft {
  readonly fine: FineDraft;
  /** Undefined as long as it is the last one by itself. */
  readonly hand?: number | null;
}

const EMPTY: Draft = { fine: {} };

/** A fine at the table, between two hands. */
export function FineScreen() {
  const { t } = useTranslation(['fine-entry', 'hand-entry']);
  const evening = useEveningHere();
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const [draft, setDraft] = useDraft(evening, 'fine', EMPTY);
  useWakeLock();
  const { players, dealer } = evening.table;
  const latest = latestHand(evening.course);
  const hand = handOf(evening.course, latest, draft);
  const fine = fineOf(draft.fine);
  const whyNot = (one: FineRecord) => {
    const result = previewFine(evening, one, hand);
    return result.ok ? undefined : words(result);
  };
  if (evening.status !== 'open') return <Text>{t('hand-entry:notOpen')}</Text>;
  return (
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
            setDraft({ ...draft, fine: next });
          }}
          whyNot={whyNot}
        />
        {fine !== null && latest !== null && (
          <Choices title={t('hand')}>
            {[latest, null].map((about) => (
              <Choice
                key={about}
                isChosen={hand === about}
                onChoose={() => {
                  setDraft({ ...draft, hand: about });
                }}
              >
                {about === null ? t('ofNoHand') : t('ofHand', { number: about })}
              </Choice>
            ))}
          </Choices>
        )}
      </div>
      <Cost evening={evening} fine={fine} hand={hand} />
      <Submit evening={evening} fine={fine} hand={hand} />
    </div>
  );
}

/** The last hand that counts, unless another is chosen or the error was in dealing the next one. */
function handOf(course: Course, latest: number | null, { hand, fine }: Draft): number | null {
  // What was chosen may have been taken back since.
  if (hand != null && countsHand(course, hand)) return hand;
  const isOfNext = fineOf(fine)?.stage === 'deal';
  return hand === null || isOfNext ? null : latest;
}

interface PartProps {
  readonly evening: Evening;
  readonly fine: FineRecord | null;
  readonly hand: number | null;
}

/** What the fine costs and whom it pays. */
function Cost({ evening, fine, hand }: PartProps) {
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
    </section>
  );
}

function Submit({ evening, fine, hand }: PartProps) {
  const { t } = useTranslation('fine-entry');
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const navigate = useNavigate();
  const back: Target = {
    to: '/clubs/$club/sessions/$session/table',
    params: { club: evening.club.id, session: evening.session.id },
  };
  const result = fine === null ? null : previewFine(evening, fine, hand);
  const open = fine === null ? t('who') : undefined;
  const submit = async (one: FineRecord) => {
    await send(evening, { kind: 'fine', fine: one, hand });
    await navigate(back);
    toast(t('recorded', { name: nameOf(one.player) }));
  };
  return (
    <ActionBar
      className={classes['actions']}
      beside={
        <ActionBarButton icon={IconArrowLeft} does={back}>
          {t('back')}
        </ActionBarButton>
      }
      whyNot={result?.ok === false ? words(result) : open}
      onChoose={() => {
        if (fine !== null) void submit(fine);
      }}
    >
      {t('submit')}
    </ActionBar>
  );
}
