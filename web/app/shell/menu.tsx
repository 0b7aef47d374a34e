import { Drawer, Stack } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';
import { Destinations } from './destinations.js';
import { Preferences } from './preferences.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The ways through the club, and how the app looks and speaks. */
export function Menu({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('menu')}
      size="xs"
      closeButtonProps={{ 'aria-label': t('closeMenu') }}
    >
      <Stack gap="xl">
        <Destinations onChosen={onClose} />
        <Preferences />
      </Stack>
    </Drawer>
  );
}
