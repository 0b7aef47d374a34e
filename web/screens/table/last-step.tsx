import { Badge, Button, Group, Title } from '@mantine/core';
import { IconCloudUpload, IconPencil } from '@tabler/icons-react';
import type { Evening } from '../../evening/evening.js';
import type { LastStep } from '../../evening/last-step.js';
import { Payments } from '../../parts/payments/payments.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useUndoWords } from '../../parts/evening/use-undo-words.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './last-step.module.css';

/** The last step, with its payments. */
export function LastStepSaid({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const words = useStepTitle(nameOf);
  const { last, table } = evening;
  if (last === null) return <p>{t('lastNothing', { name: nameOf(table.dealer) })}</p>;
  return (
    <section aria-live="polite">
      <Group gap="xs" mb={4}>
        <Title order={2} size="h4">
          {words(last)}
        </Title>
        {!last.isSent && (
          <Badge
            className={classes['waits']}
            leftSection={<IconCloudUpload size={16} aria-hidden />}
          >
            {t('notSent')}
          </Badge>
        )}
      </Group>
      {last.payments.length > 0 && <Payments payments={last.payments} nameOf={nameOf} />}
      {last.isSent && <Correct evening={evening} last={last} />}
    </section>
  );
}

interface CorrectProps {
  readonly evening: Evening;
  readonly last: LastStep;
}

/** The way to put a hand or a fine right; one that is not sent yet is changed where it waits. */
function Correct({ evening, last: { kind, hand, fine } }: CorrectProps) {
  const { t } = useTranslation('table');
  const params = { club: evening.club.id, session: evening.session.id };
  const target =
    kind === 'hand' && hand !== null
      ? {
          words: t('correct', { number: hand }),
          way: {
            to: '/clubs/$club/sessions/$session/corrections/$hand',
            params: { ...params, hand: String(hand) },
          } as const,
        }
      : fine !== null
        ? {
            words: t('correctFine'),
            way: {
              to: '/clubs/$club/sessions/$session/corrections/fine/$fine',
              params: { ...params, fine },
            } as const,
          }
        : null;
  if (target === null) return null;
  return (
    <Button
      mt="sm"
      variant="default"
      leftSection={<IconPencil size={20} aria-hidden />}
      renderRoot={(props) => <Link {...target.way} {...props} />}
    >
      {target.words}
    </Button>
  );
}

/** A step in a few words. */
function useStepTitle(nameOf: (player: string) => string): (last: LastStep) => string {
  const { t } = useTranslation('steps');
  const undoWords = useUndoWords(nameOf);
  return ({ kind, hand, player, undone }) => {
    if (kind === 'undo') return undone === null ? '' : undoWords('done', undone);
    return t(`${kind}.last`, { number: hand, name: player === null ? '' : nameOf(player) });
  };
}
