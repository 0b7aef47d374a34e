import { createRoute, type AnyRoute } from '@tanstack/react-router';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { ClubPermission } from '../../src/platform/roles.js';
import { useMyClub } from '../api/me.js';
import { may } from '../api/rights.js';
import { fetchWords, type Wanted } from '../words/i18n.js';
import type shell from '../words/da/shell.js';
import { useClubId } from './club-id.js';
import { RoleScreen } from './role-screen.js';

/** A screen's entry in the navigation of a club. */
export interface Destination {
  readonly label: keyof (typeof shell)['destinations'];
  readonly icon: TablerIcon;
  /** What one must be allowed to do to be shown the way; without, everybody in the club is. */
  readonly needs?: ClubPermission;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly destination?: Destination;
    /** Shown without what is around every other screen. */
    readonly isBare?: boolean;
  }
}

/**
 * A screen at an address: fetched when first opened, together with its words.
 *
 * @param load `async () => (await import('../screens/x/x.js')).X`
 * @param words the rooms of words it uses beside those of the shell
 * @param destination shows it in the navigation
 * @param isBare shows it without the header
 */
export function screen<const Path extends string, const Parent extends AnyRoute>(
  parent: Parent,
  path: Path,
  load: () => Promise<ComponentType>,
  words: readonly Wanted[],
  destination?: Destination,
  isBare = false,
) {
  let Screen: ComponentType | null = null;
  return createRoute({
    getParentRoute: () => parent,
    path,
    // Here, and not when it is drawn: what cannot be fetched is said and tried again, without the
    // reload that would take what is half typed with it.
    loader: async () => {
      [Screen] = await Promise.all([load(), fetchWords(words)]);
    },
    component: () =>
      Screen !== null && (
        <Allowed needs={destination?.needs}>
          <Screen />
        </Allowed>
      ),
    staticData: { isBare, ...(destination === undefined ? {} : { destination }) },
  });
}

interface AllowedProps {
  /** What the screen is for; undefined for everybody's. */
  readonly needs: ClubPermission | undefined;
  readonly children: ReactNode;
}

/** What is for some roles is said to be so, before it asks the service for what that would refuse. */
function Allowed({ needs, children }: AllowedProps) {
  const club = useMyClub(useClubId());
  const isOthers = club !== undefined && needs !== undefined && !may(club, needs);
  return isOthers ? <RoleScreen needs={needs} /> : children;
}
