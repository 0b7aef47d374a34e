import { Input, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, type LanguageId } from '../../src/words/language-names.js';
import { chooseLanguage } from '../words/i18n.js';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Language and light or dark, kept on this device. */
export function Preferences() {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack>
      <Input.Wrapper label={t('language')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('language')}
          value={i18n.language as LanguageId}
          onChange={(language) => void chooseLanguage(language)}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </Input.Wrapper>
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
