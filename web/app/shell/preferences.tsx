import { Input, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LanguageId } from '../../../src/people/languages.js';
import { chooseMyLanguage } from '../../api/people/access.js';
import { keep, meQuery, useMaybeMe } from '../../api/people/me.js';
import { LanguageChoice } from '../../parts/door/language-choice.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { appLanguage, chooseLanguage } from '../../words/i18n.js';
import { useTranslation } from '../../words/use-translation.js';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Language, kept with who is signed in and on this device; and light or dark, kept here only. */
export function Preferences() {
  const { t } = useTranslation();
  const saving = useKeptWithMe();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack>
      <LanguageChoice
        label={t('language')}
        value={appLanguage()}
        onChange={(language) => {
          void chooseLanguage(language);
          saving.mutate(language);
        }}
      />
      <ProblemNote error={saving.error} />
      <Input.Wrapper label={t('scheme')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('scheme')}
          value={colorScheme}
          onChange={setColorScheme}
          data={SCHEMES.map((value) => ({ value, label: t(`schemes.${value}`) }))}
        />
      </Input.Wrapper>
    </Stack>
  );
}

/** Keeps a language with the user who is signed in; of a device, and before anybody is, it stays here. */
function useKeptWithMe() {
  const queries = useQueryClient();
  const me = useMaybeMe();
  return useMutation({
    mutationFn: async (language: LanguageId) => {
      if (me?.user == null) return;
      const user = await chooseMyLanguage(language);
      queries.setQueryData(meQuery.queryKey, keep({ ...me, user }));
    },
  });
}
