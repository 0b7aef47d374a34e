import { ActionIcon, Burger, Text, useComputedColorScheme } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { meQuery, useMaybeMe, useMyClub, type Me } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { readKept } from '../../parts/push/kept.js';
import { Link } from '../../routing/link.js';
import { Outlet } from '../../routing/outlet.js';
import { usePlace } from '../../routing/use-routing.js';
import { speakFor } from '../../words/i18n.js';
import { useTranslation } from '../../words/use-translation.js';
import { useClubId } from '../club-id.js';
import { Bell } from '../bell/bell.js';
import { Connection } from './connection.js';
import { FailedScreen } from '../states/failed-screen.js';
import { PendingScreen } from '../states/loading-screen.js';
import { NotFoundScreen } from '../states/not-found-screen.js';
import { NoticePlace } from './notice.js';
import { UpdateNotice } from '../update/update-notice.js';
import { usePanel } from './use-panel.js';
import classes from './shell.module.css';

/** Parts that the first screen does not need load after it. */
const PlainHttpNote = lazy(() => import('./plain-http-note.js'));
const NotSent = lazy(() => import('../../outbox/waiting/indicator.js'));
const RenewThis = lazy(() => import('../../parts/push/renew-this.js'));

/** The frame of every screen: the club, the way to the others, and whether everything is sent. */
export function Shell() {
  const { t } = useTranslation();
  useThemeColour();
  const isBare = usePlace().route?.isBare === true;
  useLanguage(isBare);
  const screen = <Outlet Pending={PendingScreen} Failed={FailedScreen} NotFound={NotFoundScreen} />;
  if (isBare) {
    return (
      <>
        <main id="content">{screen}</main>
        <div className={classes['corner']}>
          <Unsent />
        </div>
      </>
    );
  }
  return (
    <>
      <a href="#content" className={classes['skip']}>
        {t('skip')}
      </a>
      <header className={classes['header']}>
        <MenuButton />
        <Title />
        <Connection />
        <Unsent />
        <Bell />
        <AccountLink />
      </header>
      <PlainHttp />
      <main id="content" tabIndex={-1} className={classes['main']}>
        {screen}
      </main>
      <NoticePlace />
      <UpdateNotice />
      <Pushed />
    </>
  );
}

/** A browser that is pushed to says so when the app is opened. */
function Pushed() {
  const { data: me } = useQuery(meQuery);
  if (me?.user == null || readKept() === null) return null;
  return (
    <Suspense>
      <RenewThis user={me.user.id} />
    </Suspense>
  );
}

/** Whether somebody records in no club. */
function isReader({ clubs }: Me): boolean {
  return clubs.every((club) => !may(club, 'record'));
}

/**
 * The steps that are not sent yet. A reader has nothing to send, and does not load the code that sends.
 */
function Unsent() {
  const { data: me } = useQuery(meQuery);
  // Undefined before it is known: then it is not yet time to fetch it either.
  if (me === undefined || (me !== null && isReader(me))) return null;
  return (
    <Suspense>
      <NotSent />
    </Suspense>
  );
}

/** Without HTTPS a device that records should not rely on what it cannot do. */
function PlainHttp() {
  const me = useMaybeMe();
  if (window.isSecureContext || me === null || isReader(me)) return null;
  return (
    <Suspense>
      <PlainHttpNote />
    </Suspense>
  );
}

function MenuButton() {
  const { t } = useTranslation();
  const [fetched, { opened, toggle, close }] = usePanel(() => import('./menu.js'));
  return (
    <>
      <Burger
        opened={opened}
        onClick={toggle}
        aria-label={t('menu')}
        aria-expanded={opened}
        color="currentColor"
        size="sm"
        className={classes['target']}
      />
      {fetched !== null && <fetched.Menu opened={opened} onClose={close} />}
    </>
  );
}

/** The club of the screen, or the app's own name where there is none. */
function Title() {
  const { t } = useTranslation();
  const club = useMyClub(useClubId());
  return (
    <Link to="/" className={classes['title']} data-place-of-notices>
      <img src="/icon.svg" alt="" width={32} height={32} />
      <Text component="span" fw={650} truncate>
        {club?.name ?? t('app')}
      </Text>
    </Link>
  );
}

function AccountLink() {
  const { t } = useTranslation();
  const me = useMaybeMe();
  if (me === null) return null;
  const name = me.user?.name ?? me.device?.name ?? '';
  return (
    <ActionIcon
      color="gray.0"
      variant="transparent"
      renderRoot={(props) => <Link to="/account" {...props} />}
      aria-label={`${t('account')}: ${name}`}
    >
      <IconUserCircle size={28} aria-hidden />
    </ActionIcon>
  );
}

/** The tablet and the wall speak as their club does, and to a person as they have chosen. */
function useLanguage(isWall: boolean): void {
  const me = useMaybeMe();
  const here = useMyClub(useClubId());
  const club = (here ?? me?.clubs[0])?.language;
  const isOfClub = isWall || me?.device != null;
  const person = me?.user?.language;
  useEffect(() => {
    // Before it is known who is here, the app speaks as it started.
    if (club !== undefined || person != null) void speakFor({ person, club, isOfClub });
  }, [person, club, isOfClub]);
}

/** The browser's own bars take the colour of the header. */
function useThemeColour(): void {
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    const cloth = getComputedStyle(document.documentElement).getPropertyValue('--cloth').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', cloth);
  }, [scheme]);
}
