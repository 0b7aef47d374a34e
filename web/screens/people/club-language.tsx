import { meQuery } from '../../api/people/me.js';
import { chooseClubLanguage } from '../../api/people/people.js';
import { LanguageChoice } from '../../parts/door/language-choice.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Folding } from '../../parts/page/folding.js';
import { toast } from '../../parts/notices/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { LANGUAGE_NAMES, type LanguageId } from '../../../src/people/languages.js';
import { useTranslation } from '../../words/use-translation.js';
import type { PeopleProps } from './people-props.js';

/** The language of the club for those who chose none; owners set it. */
export function ClubLanguage({ club }: PeopleProps) {
  const { t } = useTranslation('people');
  const choosing = useWrite(
    (language: LanguageId, key) => chooseClubLanguage(club.id, language, key),
    [meQuery.queryKey],
  );
  return (
    <Folding
      title={t('language.title')}
      id="language"
      summary={LANGUAGE_NAMES[club.language]}
      isAlways
    >
      <ProblemNote error={choosing.error} />
      <LanguageChoice
        label={t('language.label')}
        hint={t('language.hint')}
        value={choosing.isPending ? choosing.variables : club.language}
        isDisabled={choosing.isPending}
        onChange={(language) => {
          choosing.mutate(language, {
            onSuccess: () => {
              toast(t('language.chosen'));
            },
          });
        }}
      />
    </Folding>
  );
}
