import { Badge, Group, Text } from '@mantine/core';
import { IconArmchair, IconCards } from '@tabler/icons-react';
import { useTranslation } from '../../words/use-translation.js';
import { hyphenable } from './hyphenable.js';
import classes from './player-name.module.css';

interface Props {
  readonly name: string;
  readonly isDealer?: boolean;
  readonly isSittingOut?: boolean;
}

/** A player by name, and whether they deal or sit out: by sign and word. */
export function PlayerName({ name, isDealer = false, isSittingOut = false }: Props) {
  const { t } = useTranslation('shell.parts');
  return (
    <Group component="span" gap={6} justify="center" className={classes['name']}>
      <Text component="span" inherit fw={650} className={classes['text']}>
        {hyphenable(name)}
      </Text>
      {/* Spaces, for those who hear it. */}
      {isDealer && ' '}
      {isDealer && (
        <Badge
          component="span"
          className={classes['dealer']}
          leftSection={<IconCards size={16} aria-hidden />}
        >
          {t('dealer')}
        </Badge>
      )}
      {isSittingOut && ' '}
      {isSittingOut && (
        <Badge
          component="span"
          className={classes['out']}
          leftSection={<IconArmchair size={16} aria-hidden />}
        >
          {t('sitsOut')}
        </Badge>
      )}
    </Group>
  );
}

/** Several names in a row: 'Anna, Bo og Clara'. */
export function useNameList(): (names: readonly string[]) => string {
  const { language } = useTranslation();
  return (names) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
