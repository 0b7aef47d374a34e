import { Alert, Button, Group, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import type { Change, CorrectionOption } from '../../../api/evenings/corrections.js';
import { useTranslation } from '../../../words/use-translation.js';
import { fineInHand, WholeHand } from '../changes/whole-hand.js';
import type { Evening } from '../../../evening/evening.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import type { Refused as Why } from '../../../words/refusal-words.js';
import classes from './both-ways.module.css';
import { keyOf, type Changes, type Target } from '../changes/use-changes.js';
import { useTargetWords } from '../changes/use-target-words.js';

interface Props {
  readonly refusal: NonNullable<CorrectionOption['refusal']>;
  readonly evening: Evening;
  readonly changes: Changes;
}

/** Why it cannot be done this way, and what else would have to be put right with it: by a tap. */
export function Refused({ refusal, evening, changes }: Props) {
  const { t } = useTranslation('corrections');
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const { hand, alsoToCorrect, moreToCorrect } = refusal;
  const own = changes.list.find(
    (one): one is Extract<Change, { hand: number }> => 'hand' in one && one.hand === hand,
  );
  const brokenFor = fineInHand(evening, changes.list, hand);
  const targets = alsoToCorrect.map(targetOf).filter((one) => one !== null);
  const isAmongOthers = alsoToCorrect.some((one) => one.hand !== null && one.hand === hand);
  return (
    <Alert color="red" title={t('cannot')} icon={<IconBan aria-hidden />}>
      {!isAmongOthers && brokenFor === null && (
        <Text>
          {hand !== null && `${t('hand', { number: hand })}: `}
          {words(hand === null ? refusal : causeOf(refusal))}
        </Text>
      )}
      {own !== undefined && changes.list.length > 1 && (
        <Button
          mt="xs"
          variant="default"
          onClick={() => {
            changes.edit(own);
          }}
        >
          {t('changeOf', { what: t('hand', { number: hand }) })}
        </Button>
      )}
      {hand !== null && brokenFor !== null && (
        <WholeHand hand={hand} fine={brokenFor} field={refusal.field} {...{ evening, changes }} />
      )}
      {alsoToCorrect.length > 0 && (
        <>
          <Text fw={650}>{t('also')}</Text>
          <ul className={classes['also']}>
            {alsoToCorrect.map((one) => {
              const why = [
                words(one),
                ...(one.hand === null ? [] : [t('wouldDeal', { name: nameOf(one.table.dealer) })]),
              ].join(' ');
              const target = targetOf(one);
              return target === null ? (
                <li key={why}>{why}</li>
              ) : (
                <Other key={keyOf(target)} target={target} why={why} {...{ evening, changes }} />
              );
            })}
          </ul>
          {moreToCorrect > 0 && <Text>{t('moreToCorrect', { count: moreToCorrect })}</Text>}
          {targets.length > 1 && (
            <Button
              mt="xs"
              h="auto"
              mih={44}
              variant="default"
              onClick={() => {
                changes.voidAll(targets);
              }}
            >
              {t('alsoVoidAll', { count: targets.length })}
            </Button>
          )}
        </>
      )}
    </Alert>
  );
}

type Also = Props['refusal']['alsoToCorrect'][number];

interface OtherProps extends Omit<Props, 'refusal'> {
  readonly target: Target;
  readonly why: string;
}

/** One that would have to be put right too, and the ways to do it. */
function Other({ target, why, evening, changes }: OtherProps) {
  const { t } = useTranslation('corrections');
  const what = useTargetWords(evening)(target);
  return (
    <li>
      <Text>{`${what}: ${why}`}</Text>
      <Group gap="xs" mt={4}>
        {!('step' in target) && (
          <Button
            variant="default"
            aria-label={t('alsoChangeOf', { what })}
            onClick={() => {
              changes.edit(target);
            }}
          >
            {t('alsoChange')}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={t('fine' in target ? 'alsoLiftOf' : 'alsoVoidOf', { what })}
          onClick={() => {
            changes.put({ ...target, void: true });
          }}
        >
          {t('fine' in target ? 'alsoLift' : 'alsoVoid')}
        </Button>
      </Group>
    </li>
  );
}

/** Null for the close, which no correction is of. */
function targetOf({ hand, fine, step }: Pick<Also, 'hand' | 'fine' | 'step'>): Target | null {
  if (hand !== null) return { hand };
  if (fine !== null) return { fine };
  return step === null ? null : { step };
}

/** The reason why a later hand cannot follow: the number of that hand is shown in front of it. */
function causeOf(refusal: Why): Why {
  const { reason, params = {} } = refusal;
  return reason === 'step-cannot-stand' ? (params['because'] as Why) : refusal;
}
