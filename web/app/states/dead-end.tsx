import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMyClub } from '../../api/people/me.js';
import { Link } from '../../routing/link.js';
import { useParams } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  /** Whether the evening in the address, if one is, can be gone back to. */
  readonly isEveningThere?: boolean;
  /** Further buttons, before the ways back. */
  readonly children?: ReactNode;
}

/** A screen that shows nothing: why, and the ways back to what there is. */
export function DeadEnd({ title, text, isEveningThere = false, children }: Props) {
  const { t } = useTranslation();
  const { club, session }: { readonly club?: string; readonly session?: string } = useParams();
  const mine = useMyClub(club);
  return (
    <Stack maw="32rem" mx="auto" mt="xl" align="flex-start">
      <Title order={1}>{title}</Title>
      <Text component="div">{text}</Text>
      <Group>
        {children}
        {isEveningThere && mine !== undefined && session !== undefined && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/sessions/$session"
                params={{ club: mine.id, session }}
                {...props}
              />
            )}
          >
            {t('back.evening')}
          </Button>
        )}
        {mine !== undefined && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/clubs/$club" params={{ club: mine.id }} {...props} />}
          >
            {t('back.club', { name: mine.name })}
          </Button>
        )}
        {mine === undefined && (
          <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('back.home')}</Button>
        )}
      </Group>
    </Stack>
  );
}
