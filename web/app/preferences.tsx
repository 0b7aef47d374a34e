import { Input, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { LanguageChoice } from '../parts/language-choice.js';
import { appLanguage, chooseLanguage } from '../words/i18n.js';
import { useTranslation } from '../words/use-translation.js';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Language and light or dark, kept on this device. */
export function Preferences() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack>
      <LanguageChoice
        label={t('language')}
        value={appLanguage()}
        onChange={(language) => void chooseLanguage(language)}
      />
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
