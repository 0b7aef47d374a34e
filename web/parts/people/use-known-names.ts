import { useState } from 'react';
import { isSameName } from './same-name.js';
import { useNameList } from './player-name.js';
import { useTranslation } from '../../words/use-translation.js';

/** The parts of a field, with its description below it. */
const BELOW = ['label', 'input', 'description', 'error'] as const;

interface Named {
  readonly name: string;
}

/**
 * Asks once about a name that somebody in the club has already: the next tap adds another person of it.
 *
 * @param people everybody in the club
 */
export function useKnownNames(people: readonly Named[]) {
  const { t } = useTranslation('access');
  const list = useNameList();
  const [asked, ask] = useState<readonly string[]>([]);
  return {
    /** The question below the field of the name; nothing while there is none. */
    question: {
      description: asked.length === 0 ? null : t('known', { names: list(asked) }),
      descriptionProps: { role: 'alert' },
      inputWrapperOrder: [...BELOW],
    },
    /** Whether these names may be added: all are new, or were asked about. */
    mayAdd: (names: readonly string[]): boolean => {
      const known = names.filter((name) => people.some((one) => isSameName(one.name, name)));
      const isOpen = known.some((name) => !asked.includes(name));
      ask(isOpen ? known : []);
      return !isOpen;
    },
  };
}
