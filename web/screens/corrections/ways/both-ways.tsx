import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { findHand } from '../../../../src/evening/lookup.js';
import type { Evening } from '../../../evening/evening.js';
import type {
  CorrectionOption,
  CorrectionPreview,
  Way as WayName,
} from '../../../api/evenings/corrections.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Differences } from './differences.js';
import { differingIn, isSameResult } from './differing.js';
import { HandDifferences } from './hand-differences.js';
import { OtherDifferences } from './other-differences.js';
import { Refused } from './refused.js';
import type { Changes } from '../changes/use-changes.js';

const NOBODY: ReadonlySet<string> = new Set();

interface Props {
  readonly preview: CorrectionPreview;
  readonly evening: Evening;
  readonly changes: Changes;
  readonly mode: WayName | null;
  readonly onChoose: (mode: WayName) => void;
}

/**
 * The modes of a correction, with the effect of each, and the choice. A fine is paid back unless somebody
 * asks for the other ways.
 */
export function BothWays(props: Props) {
  const { preview, mode, evening, changes } = props;
  const { t } = useTranslation('corrections');
  const [isAsked, ask] = useState(false);
  if (isOne(preview)) return <TheOnlyWay option={preview.replay} {...{ evening, changes }} />;
  if (preview.paidBack === null) return <EitherWay {...props} />;
  const isOpen = isAsked || (mode !== null && mode !== 'paid-back') || !preview.paidBack.possible;
  return (
    <>
      <PaidBack {...props} option={preview.paidBack} />
      {isOpen ? (
        <EitherWay {...props} />
      ) : (
        <Button
          variant="default"
          h="auto"
          mih={44}
          onClick={() => {
            ask(true);
          }}
        >
          {t('otherWays')}
        </Button>
      )}
    </>
  );
}

/** The ways that correct anything, side by side. */
function EitherWay({ preview, mode, ...rest }: Props) {
  const differing = differingIn(preview);
  const { evening, changes } = rest;
  if (failAlike(preview)) {
    return <TheOnlyWay option={preview.replay} {...{ evening, changes }} />;
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {waysOf(preview).map(([one, option]) => (
        <Way
          key={one}
          mode={one}
          option={option}
          isChosen={mode === one}
          differing={differing}
          {...rest}
        />
      ))}
    </SimpleGrid>
  );
}

/**
 * The ways to choose from. Where later hands cannot be dealt by others, the replay is the one that keeps
 * their dealers.
 */
function waysOf(preview: CorrectionPreview): readonly (readonly [WayName, CorrectionOption])[] {
  const { compensate, replay, replayKeepingDealers: keeping } = preview;
  return [
    ['compensate', compensate],
    ...(keeping === undefined || replay.possible ? ([['replay', replay]] as const) : []),
    ...(keeping === undefined ? [] : ([['keep-dealers', keeping]] as const)),
  ];
}

/** Whether there is nothing to choose: every mode has the same effect. */
function isOne({ same, replay, paidBack }: CorrectionPreview): boolean {
  return same && (paidBack?.effect == null || isSameResult(paidBack.effect, replay.effect));
}

/** Whether both modes fail for the same reason, and nothing can be corrected with them to help. */
function failAlike({ compensate, replay, replayKeepingDealers }: CorrectionPreview): boolean {
  if (replayKeepingDealers !== undefined) return false;
  const [one, other] = [compensate.refusal, replay.refusal];
  return one !== null && other?.alsoToCorrect.length === 0 && one.detail === other.detail;
}

interface OnlyProps extends Pick<Props, 'evening' | 'changes'> {
  readonly option: CorrectionOption;
  /** The players and cups whose sums are not the same in every way. */
  readonly differing: ReadonlySet<string>;
}

/** The effect of a correction that is the same in both modes. */
function TheOnlyWay(props: Omit<OnlyProps, 'differing'>) {
  const { t } = useTranslation('corrections');
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      maw="44rem"
      w="100%"
      aria-label={t('onlyWay')}
      data-mode="same"
    >
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t('onlyWay')}
        </Title>
        <Effect {...props} differing={NOBODY} />
      </Stack>
    </Paper>
  );
}

function Effect({ option: { effect, refusal }, evening, changes, differing }: OnlyProps) {
  const nameOf = useNames(evening);
  return (
    <>
      {refusal !== null && <Refused refusal={refusal} evening={evening} changes={changes} />}
      {effect !== null && (
        <>
          <Differences
            effect={effect}
            club={evening.club}
            session={evening.session.id}
            nameOf={nameOf}
            differing={differing}
          />
          <HandDifferences effect={effect} nameOf={nameOf} />
          <OtherDifferences effect={effect} nameOf={nameOf} />
        </>
      )}
    </>
  );
}

/** The first way for a fine, with what it means for the hand that the fine is in. */
function PaidBack({ preview, mode, option, ...rest }: Props & Pick<OnlyProps, 'option'>) {
  const { t } = useTranslation('corrections');
  const nameOf = useNames(rest.evening);
  const { hand = null, player = null } = option.effect?.others[0] ?? {};
  const points = option.effect?.members.find((one) => one.player === player)?.points ?? 0;
  const kind = hand === null ? null : findHand(rest.evening.course, hand).settlement?.outcome.kind;
  const said = { name: player === null ? '' : nameOf(player), count: points };
  return (
    <Way
      mode="paid-back"
      text={t(`modes.paid-back.${kind === 'abandoned' ? 'textBrokenOff' : 'text'}`, said)}
      option={option}
      isChosen={mode === 'paid-back'}
      differing={differingIn(preview)}
      {...rest}
    />
  );
}

interface WayProps
  extends Omit<Props, 'preview' | 'mode'>, Pick<OnlyProps, 'option' | 'differing'> {
  readonly mode: WayName;
  /** Its meaning; the words of the mode when left out. */
  readonly text?: string;
  readonly isChosen: boolean;
}

function Way({ mode, text, isChosen, onChoose, ...shown }: WayProps) {
  const { t } = useTranslation('corrections');
  const { option } = shown;
  const title = t(`modes.${mode}.title`);
  return (
    <Paper component="section" withBorder p="md" aria-label={title} data-mode={mode}>
      <Stack gap="sm" h="100%">
        <div>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {text ?? t(`modes.${mode}.text`)}
          </Text>
        </div>
        <div style={{ flex: 1 }}>
          <Effect {...shown} />
        </div>
        {option.possible && (
          <Choice
            isChosen={isChosen}
            label={t('choose', { mode: title })}
            onChoose={() => {
              onChoose(mode);
            }}
          >
            {isChosen ? t('isChosen') : t('choose', { mode: title })}
          </Choice>
        )}
      </Stack>
    </Paper>
  );
}
