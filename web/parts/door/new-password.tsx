import type { PasswordInputProps } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';
import { Password } from './password.js';
import { PASSWORD_LENGTH } from '../form/use-fields.js';

/** The field in which a new password is chosen. */
export function NewPassword(props: PasswordInputProps) {
  const { t } = useTranslation('access');
  return (
    <Password
      description={t('passwordHint', { count: PASSWORD_LENGTH })}
      autoComplete="new-password"
      {...props}
    />
  );
}
