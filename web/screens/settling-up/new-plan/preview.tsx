import { Alert, Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../../api/live/live.js';
import type { MyClub } from '../../../api/people/me.js';
import {
  agreePlan,
  planPreviewQuery,
  planReads,
  type PlanRequest,
  type PlanPreview,
} from '../../../api/money/plans.js';
import { isProblem } from '../../../api/problem.js';
import { may } from '../../../api/people/rights.js';
import { useMoney } from '../../../parts/figures/money.js';
import { ProblemNote } from '../../../parts/notices/problem-note.js';
import { Confirm } from '../../../parts/page/sheet.js';
import { toast } from '../../../parts/notices/toast.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { useWrite } from '../../../parts/form/use-write.js';
import { useNavigate } from '../../../routing/use-routing.js';
import { useTranslation } from '../../../words/use-translation.js';
import { movedBetween } from '../party.js';
import { ShownPlan } from '../shown-plan/shown-plan.js';
import { useStandWords } from '../use-plan-words.js';

interface Props {
  readonly club: MyClub;
  readonly asked: PlanRequest;
}

/** The transfers of a plan before it is agreed; balances that moved meanwhile are shown first. */
export function Preview({ club, asked }: Props) {
  const { data, error } = useQuery(planPreviewQuery(club.id, asked));
  const [before, setBefore] = useState<PlanPreview | null>(null);
  if (error !== null) return <ProblemNote error={error} />;
  if (data === undefined) return null;
  return (
    <div aria-live="polite">
      {before !== null && <Moved club={club.id} before={before} now={data} />}
      <ShownPlan club={club.id} plan={data}>
        {may(club, 'keep-money') && (
          <Agree club={club} asked={asked} preview={data} onMoved={setBefore} />
        )}
      </ShownPlan>
    </div>
  );
}

interface MovedProps {
  readonly club: string;
  readonly before: PlanPreview;
  readonly now: PlanPreview;
}

/** The members whose balance has changed since the plan was computed. */
function Moved({ club, before, now }: MovedProps) {
  const { t } = useTranslation('my-money.settlingUp');
  const nameOf = useMemberNames(club);
  const stands = useStandWords(now.currency);
  const moved = movedBetween(before.balances, now.balances);
  return (
    <Alert color="yellow" mb="sm" title={t(moved.length === 0 ? 'movedSame' : 'moved')}>
      {moved.map((one) => {
        const name = nameOf(one.member);
        return (
          <Text key={one.member}>
            {`${stands(name, one.now)} (${t('was', { words: stands(name, one.before) })})`}
          </Text>
        );
      })}
    </Alert>
  );
}

interface AgreeProps extends Props {
  readonly preview: PlanPreview;
  readonly onMoved: (before: PlanPreview) => void;
}

/** The second, deliberate step. */
function Agree({ club, asked, preview, onMoved }: AgreeProps) {
  const { t } = useTranslation('my-money.settlingUp');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const money = useMoney(preview.currency);
  const { isDown } = useLive(club.id);
  const [isAsked, setAsked] = useState(false);
  const writing = useWrite(
    (body: Parameters<typeof agreePlan>[1], key) => agreePlan(club.id, body, key),
    planReads(club.id),
  );
  const agree = () => {
    writing.mutate(
      { ...asked, digest: preview.digest },
      {
        onSuccess: ({ id }) => {
          toast(t('agreed'));
          const to = '/clubs/$club/settling-up/plans/$plan';
          void navigate({ to, params: { club: club.id, plan: id }, replace: true });
        },
        onError: (error) => {
          if (!isProblem(error, 'plan-refused')) return;
          setAsked(false);
          onMoved(preview);
          void queries.invalidateQueries({
            queryKey: planPreviewQuery(club.id, asked).queryKey,
          });
        },
      },
    );
  };
  const { transfers } = preview;
  const sum = transfers.reduce((all, { amount }) => all + amount, 0);
  return (
    <>
      {isDown && <Text role="status">{t('needsNetwork')}</Text>}
      <Button
        mt="md"
        size="lg"
        fullWidth
        onClick={() => {
          writing.reset();
          setAsked(true);
        }}
      >
        {t('agree')}
      </Button>
      <Confirm
        opened={isAsked}
        onClose={() => {
          setAsked(false);
        }}
        title={t('agreeTitle')}
        confirm={t('agree')}
        isPending={writing.isPending}
        error={writing.error}
        onConfirm={agree}
      >
        <Text fw={650}>{t('count', { count: transfers.length, money: money(sum) })}</Text>
        <Text>{t('agreeText')}</Text>
      </Confirm>
    </>
  );
}
