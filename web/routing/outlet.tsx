import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Shown } from './navigation.js';
import { useRouting } from './use-routing.js';

/** Why a screen is not shown, and how it is tried again. */
export interface FailedProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

interface Props {
  /** While a screen is fetched, or what it shows. */
  readonly Pending: ComponentType;
  readonly Failed: ComponentType<FailedProps>;
  /** Where there is no screen. */
  readonly NotFound: ComponentType;
}

/** The screen of the address. */
export function Outlet({ Pending, Failed, NotFound }: Props) {
  const { navigation, shown } = useRouting();
  const { place, state, error } = shown;
  const again = () => void navigation.again();
  if (state === 'fetching') return <Pending />;
  if (state === 'failed') return <Failed error={error} onAgain={again} />;
  if (place.route === null) return <NotFound />;
  const { path, Screen } = place.route;
  return (
    // One screen at two addresses is the same screen with other things on it.
    <Suspense key={path} fallback={<Pending />}>
      <Boundary shown={shown} Failed={Failed} onAgain={again}>
        <Screen />
      </Boundary>
    </Suspense>
  );
}

interface BoundaryProps extends Pick<Props, 'Failed'> {
  readonly shown: Shown;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** The error of a screen while it was drawn; null for none. */
  readonly thrown: { readonly error: unknown } | null;
  /** The shown address at that time. */
  readonly shown: Shown;
}

/** Says that a screen could not be drawn, until another is opened or it is tried again. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { thrown: null, shown: this.props.shown };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps(
    { shown }: BoundaryProps,
    before: BoundaryState,
  ): BoundaryState | null {
    return shown === before.shown ? null : { thrown: null, shown };
  }

  override render() {
    const { children, Failed, onAgain } = this.props;
    const { thrown } = this.state;
    return thrown === null ? children : <Failed error={thrown.error} onAgain={onAgain} />;
  }
}
