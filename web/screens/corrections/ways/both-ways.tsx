import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { Evening } from '../../../evening/evening.js';
import type {
  CorrectionEffect,
  CorrectionOption,
  CorrectionPreview,
  Mode,
} from '../../../api/evenings/corrections.js';
import { Choice } from '../../../parts/form/choice.js';
import { Points } from '../../../parts/figures/points.js';
import { SignedMoney } from '../../../parts/figures/signed-money.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './both-ways.module.css';
import { HandDifferences } from './hand-differences.js';
import { OtherDifferences } from './other-differences.js';
import { Refused } from './refused.js';
import type { Changes } from '../changes/use-changes.js';

const MODES = ['compensate', 'replay'] as const satisfies readonly Mode[];

interface Props {
  readonly preview: CorrectionPreview;
  readonly evening: Evening;
  readonly changes: Changes;
  readonly mode: Mode | null;
  readonly onChoose: (mode: Mode) => void;
}

/** Both modes of a correction, side by side: the effect of each, and the choice. */
export function BothWays({ preview, mode, onChoose, ...rest }: Props) {
  if (isOne(preview)) return <TheOnlyWay option={preview.replay} {...rest} />;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {MODES.map((one) => (
        <Way
          key={one}
          mode={one}
          option={preview[one]}
          isChosen={mode === one}
          onChoose={onChoose}
          {...rest}
        />
      ))}
    </SimpleGrid>
  );
}

/**
 * Whether both modes have the same effect, or fail for the same reason: there is nothing to choose
 * then.
 */
function isOne({ same, compensate, replay }: CorrectionPreview): boolean {
  if (same) return true;
  const [one, other] = [compensate.refusal, replay.refusal];
  return one !== null && other?.alsoToCorrect.length === 0 && one.detail === other.detail;
}

interface OnlyProps extends Pick<Props, 'evening' | 'changes'> {
  readonly option: CorrectionOption;
}

/** The effect of a correction that is the same in both modes. */
function TheOnlyWay({ option, ...rest }: OnlyProps) {
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
        <Effect option={option} {...rest} />
      </Stack>
    </Paper>
  );
}

function Effect({ option: { effect, refusal }, evening, changes }: OnlyProps) {
  const nameOf = useNames(evening);
  return (
    <>
      {refusal !== null && <Refused refusal={refusal} evening={evening} changes={changes} />}
      {effect !== null && (
        <>
          <Differences effect={effect} currency={evening.club.currency} nameOf={nameOf} />
          <HandDifferences effect={effect} nameOf={nameOf} />
          <OtherDifferences effect={effect} nameOf={nameOf} />
        </>
      )}
    </>
  );
}

interface WayProps extends Omit<Props, 'preview' | 'mode'> {
  readonly mode: Mode;
  readonly option: CorrectionOption;
  readonly isChosen: boolean;
}

function Way({ mode, option, isChosen, onChoose, evening, changes }: WayProps) {
  const { t } = useTranslation('corrections');
  const title = t(`modes.${mode}.title`);
  return (
    <Paper component="section" withBorder p="md" aria-label={title} data-mode={mode}>
      <Stack gap="sm" h="100%">
        <div>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {t(`modes.${mode}.text`)}
          </Text>
        </div>
        <div style={{ flex: 1 }}>
          <Effect option={option} evening={evening} changes={changes} />
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

interface DifferencesProps {
  readonly effect: CorrectionEffect;
  readonly currency: string;
  readonly nameOf: (member: string) => string;
}

/** The sums that everybody and every cup gets or gives now. */
function Differences({ effect, currency, nameOf }: DifferencesProps) {
  const { t } = useTranslation(['corrections', 'payments']);
  const { members, pots, kitty } = effect;
  const kept = [
    ...(pots === null
      ? []
      : [
          { name: t('payments:pots.king-pot'), points: pots.king },
          { name: t('payments:pots.pagat-pot'), points: pots.pagat },
        ]),
    ...(kitty === null ? [] : [{ name: t('payments:pots.kitty'), points: kitty }]),
  ];
  const isNothing = [...members, ...kept].every(({ points }) => points === 0);
  return (
    <>
      <Title order={3} size="h4">
        {t('differences')}
      </Title>
      {isNothing && <Text>{t('nobodyPays')}</Text>}
      <ul className={classes['rows']}>
        {members.map(({ player, points, money }) => (
          <li key={player} className={classes['row']}>
            <span className={classes['name']}>{nameOf(player)}</span>
            <Points value={points} />
            {money !== 0 && <SignedMoney minor={money} currency={currency} size="sm" />}
          </li>
        ))}
        {kept.map(({ name, points }) => (
          <li key={name} className={classes['row']}>
            <span className={classes['name']}>{name}</span>
            <Points value={points} />
          </li>
        ))}
      </ul>
    </>
  );
}
