import { Checkbox, Stack, Text } from '@mantine/core';
import type { Membership } from '../../api/people/people.js';
import { useTranslation } from '../../words/use-translation.js';

type Roles = Membership['roles'];

/** The roles above a member's. */
const OFFICES = ['owner', 'secretary', 'treasurer', 'auditor'] as const;

interface Props {
  /** All of them; a member who is nothing else has no tick. */
  readonly value: Roles;
  readonly onChange: (roles: Roles) => void;
}

/** The choice of roles, several at once, each with what it may. */
export function RoleChoice({ value, onChange }: Props) {
  const { t } = useTranslation(['people', 'shell']);
  return (
    <Checkbox.Group
      label={t('roles.roles')}
      description={t('roles.rolesHint')}
      value={value.filter((role) => role !== 'member')}
      onChange={(chosen) => {
        const offices = OFFICES.filter((role) => chosen.includes(role));
        onChange(offices.length === 0 ? ['member'] : offices);
      }}
    >
      <Stack mt="xs" gap="sm">
        {OFFICES.map((role) => (
          <Checkbox
            key={role}
            size="md"
            value={role}
            // In the label, and so part of what a finger finds.
            label={
              <>
                {t(`shell:roles.${role}`)}
                <Text component="span" display="block" size="sm" c="dimmed">
                  {t(`roles.may.${role}`)}
                </Text>
              </>
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
