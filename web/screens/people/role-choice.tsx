import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';

const ROLES = ['owner', 'secretary', 'auditor', 'member'] as const;
type GivenRole = (typeof ROLES)[number];

interface Props {
  readonly value: GivenRole;
  readonly onChange: (role: GivenRole) => void;
  /** Which of them may be given; all when left out. */
  readonly roles?: readonly GivenRole[];
}

/** The choice of a role, with what it may. */
export function RoleChoice({ value, onChange, roles = ROLES }: Props) {
  const { t } = useTranslation(['people', 'shell']);
  return (
    <NativeSelect
      label={t('roles.role')}
      description={t(`roles.may.${value}`)}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = roles.find((role) => role === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      data={roles.map((role) => ({ value: role, label: t(`shell:roles.${role}`) }))}
    />
  );
}
