import { Checkbox } from '@mantine/core';
import type { MemberMoney } from '../../../api/money/cash.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../settling-up.module.css';
import { useStandWords } from '../use-plan-words.js';
import { useCalled } from '../../../parts/people/use-called.js';

export interface Chosen {
  /** The button that was tapped; `some` once single members are chosen. */
  readonly who: 'evening' | 'tonight' | 'owing' | 'all' | 'some';
  /** The members of the choice; ignored for `all`, and for `evening`, which settles nothing but that. */
  readonly members: readonly string[];
}

interface Props {
  readonly standing: { readonly currency: string; readonly members: readonly MemberMoney[] };
  /** The players of the evening that the link came from; null for none. */
  readonly tonight: readonly string[] | null;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** The members whose balances are settled: by one tap for many, or one by one. */
export function WhoSettles({ standing, tonight, chosen, onChoose }: Props) {
  const { t } = useTranslation('my-money.settlingUp');
  const called = useCalled();
  const stands = useStandWords(standing.currency);
  const open = standing.members.filter(({ amount }) => amount !== 0);
  const all = open.map(({ member }) => member);
  const owing = open.filter(({ amount }) => amount < 0).map(({ member }) => member);
  const members = chosen.who === 'all' ? all : chosen.members;
  const even = members.filter((one) => !all.includes(one)).length;
  const groups = [
    ...(tonight === null
      ? []
      : [
          { who: 'evening' as const, members: tonight },
          { who: 'tonight' as const, members: tonight },
        ]),
    { who: 'owing' as const, members: owing },
    { who: 'all' as const, members: all },
  ];
  return (
    <div>
      <Choices title={t('who.title')} wide>
        {groups.map((group) => (
          <Choice
            key={group.who}
            isChosen={group.who === chosen.who}
            onChoose={() => {
              onChoose(group);
            }}
          >
            {t(`who.${group.who}`)}
          </Choice>
        ))}
      </Choices>
      {chosen.who !== 'evening' && (
        <div className={classes['people']} role="group" aria-label={t('who.title')}>
          {open.map(({ member, name, amount }) => (
            <Checkbox
              key={member}
              size="lg"
              styles={{ body: { alignItems: 'center' } }}
              label={stands(called(name), amount)}
              checked={members.includes(member)}
              onChange={({ currentTarget: { checked } }) => {
                const others = members.filter((one) => one !== member);
                onChoose({ who: 'some', members: checked ? [...others, member] : others });
              }}
            />
          ))}
        </div>
      )}
      {chosen.who === 'tonight' && even > 0 && t('who.hidden', { count: even })}
    </div>
  );
}
