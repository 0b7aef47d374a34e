import { Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { whoMay } from '../../../src/people/roles.js';
import type { Hidden } from '../../api/seasons/statistics.js';
import { useRoleNames } from '../../parts/people/use-role-names.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './statistics.module.css';

/** Says what is not shown, and to whom it is; nothing where all is. */
export function HiddenNote({ hidden }: { readonly hidden: readonly Hidden[] }) {
  const { t } = useTranslation('statistics');
  const nameRoles = useRoleNames();
  if (hidden.length === 0) return null;
  const roles = nameRoles(whoMay('read-all'), { isWithin: true, type: 'conjunction' });
  return (
    <Text className={classes['hidden'] ?? ''} role="note">
      <IconEyeOff size={20} aria-hidden />
      <span>
        {hidden.map((what) => t(`hidden.${what}`)).join(' ')} {t('hidden.who', { roles })}
      </span>
    </Text>
  );
}
