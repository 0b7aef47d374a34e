import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';

/** The room of the eye that shows what is typed, as wide as a finger. */
const EYE = 44;

/** A field for a password. */
export function Password(props: PasswordInputProps) {
  const { t } = useTranslation('access');
  return (
    <PasswordInput
      label={t('password')}
      required
      rightSectionWidth={EYE}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      {...props}
    />
  );
}
