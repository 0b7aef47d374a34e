import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is as narrow as a phone's, as in the style sheets of the entry. */
export function useIsPhone(): boolean {
  // Known at once: nothing moves after the first picture.
  return useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
}
