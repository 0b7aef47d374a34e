import { Anchor, Button, Group, Text } from '@mantine/core';
import type { Objection as View } from '../../api/money/objections.js';
import type { MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { useCalled } from '../../parts/people/use-called.js';
import { useNameList } from '../../parts/people/player-name.js';
import { ObjectionState } from './objection-state.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: MyClub;
  readonly objection: View;
  readonly onAnswer: (decision: 'granted' | 'turned-down') => void;
  readonly onWithdraw: () => void;
}

/** An objection to a voucher with its answer, and the ways to answer or withdraw it. */
export function Objection(props: Props) {
  const { club, objection } = props;
  const { t } = useTranslation('objections');
  const dates = useDates();
  const called = useCalled();
  const list = useNameList();
  const { actorName, time, text, state, answer, withdrawn, reversal, waitsFor } = objection;
  const said = (one: { readonly actorName: string; readonly time: string }) => {
    return { name: called(one.actorName), day: dates.moment(one.time) };
  };
  return (
    <article>
      <Text size="sm" c="dimmed">
        {t('by', said({ actorName, time }))}
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
      <div style={{ marginBlock: 'var(--space-3)' }}>
        <ObjectionState state={state} />
      </div>
      {state === 'open' && (
        <Text size="sm">
          {waitsFor.length === 0
            ? t('waitsForNobody')
            : t('waitsFor', { names: list(waitsFor.map(called)) })}
        </Text>
      )}
      {answer !== null && (
        <>
          <Text size="sm" c="dimmed">
            {t('answeredBy', said(answer))}
          </Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{answer.text}</Text>
        </>
      )}
      {withdrawn !== null && (
        <Text size="sm" c="dimmed">
          {t('withdrawnAt', { day: dates.moment(withdrawn.time) })}
        </Text>
      )}
      {state === 'granted' && <Reversed club={club.id} reversal={reversal} />}
      <Ways {...props} />
    </article>
  );
}

/** The reversal that followed a granted objection, or that it is still to come. */
function Reversed({ club, reversal }: { readonly club: string } & Pick<View, 'reversal'>) {
  const { t } = useTranslation('objections');
  if (reversal === null) return <Text size="sm">{t('notReversed')}</Text>;
  return (
    <Anchor
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/money/vouchers/$voucher"
          params={{ club, voucher: String(reversal.event) }}
          {...props}
        />
      )}
    >
      {t('reversedBy', { label: reversal.label })}
    </Anchor>
  );
}

function Ways({ club, objection, onAnswer, onWithdraw }: Props) {
  const { t } = useTranslation('objections');
  const { state, member, mayAnswer } = objection;
  if (state !== 'open') return null;
  return (
    <Group mt="sm">
      {mayAnswer && (
        <>
          <Button
            onClick={() => {
              onAnswer('granted');
            }}
          >
            {t('granted.do')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              onAnswer('turned-down');
            }}
          >
            {t('turned-down.do')}
          </Button>
        </>
      )}
      {member === club.member && (
        <Button variant="default" onClick={onWithdraw}>
          {t('withdraw.do')}
        </Button>
      )}
    </Group>
  );
}
