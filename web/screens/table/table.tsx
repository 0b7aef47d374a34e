import { NativeSelect, Title, VisuallyHidden } from '@mantine/core';
import { heldAt } from '../../../src/evening/held.js';
import { gameOf } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { Evening } from '../../evening/evening.js';
import { useSeated } from '../../evening/seated.js';
import { isStopped, StoppedNotice } from '../../outbox/waiting/stopped.js';
import { Cup } from '../../parts/evening/cup.js';
import { TermHelp } from '../../parts/help/term-help.js';
import { TableRing } from '../../parts/evening/table-ring.js';
import { useEveningHere, useNames } from '../../parts/evening/use-evening-here.js';
import { useWakeLock } from '../../parts/page/use-wake-lock.js';
import { useTranslation } from '../../words/use-translation.js';
import { Ended } from './felt/ended.js';
import { RulesLink } from '../../parts/evening/rules-link.js';
import { Felt } from './felt/felt.js';
import { Flights } from './felt/flights.js';
import { HandsPlayed } from './felt/hands-played.js';
import { LastStepSaid } from './felt/last-step.js';
import { LeaverInCash } from './leaver-in-cash.js';
import { Seat } from './felt/seat.js';
import { TableActions } from './table-actions.js';
import classes from './table.module.css';
import { isTablet } from '../../api/people/rights.js';

/** The table: seats, dealer, cups, and the next step. */
export function TableScreen() {
  const { t } = useTranslation('table');
  const evening = useEveningHere();
  const tableName = tableNameOf(evening);
  useWakeLock();
  return (
    <TermHelp evening={evening}>
      <div className={classes['table']}>
        <VisuallyHidden>
          <Title order={1}>{tableName ?? t('title')}</Title>
        </VisuallyHidden>
        <div className={classes['ring']}>
          <Ring evening={evening} />
        </div>
        <div className={classes['side']}>
          {tableName !== null && (
            <p className={classes['name']} aria-hidden>
              {tableName}
            </p>
          )}
          {evening.status === 'open' ? (
            <>
              {isStopped(evening) && (
                <StoppedNotice
                  evening={evening}
                  entry={{
                    to: '/clubs/$club/sessions/$session/table/hand',
                    params: { club: evening.club.id, session: evening.session.id },
                  }}
                />
              )}
              <div className={classes['first']}>
                <TableActions evening={evening} />
              </div>
              <LastStepSaid evening={evening} />
              <Gone evening={evening} />
              <HandsPlayed evening={evening} />
              {isTablet(evening.club) && <Seated evening={evening} />}
            </>
          ) : (
            <Ended evening={evening} />
          )}
          <RulesLink evening={evening}>{t('rules')}</RulesLink>
        </div>
      </div>
    </TermHelp>
  );
}

/** Which of the club's tables it is; null where none is named. */
function tableNameOf({ course: [opening] }: Evening): string | null {
  const step = opening?.step;
  return step?.kind === 'session-opened' ? (step.tableName ?? null) : null;
}

function Ring({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('table');
  const [near] = useSeated(evening.club.id);
  const { held, rules, table, status } = evening;
  // A cup is shown as long as the game uses it; a kitty, and an ended evening's cup, while it holds
  // something.
  const keepers = gameOf(rules).keepers.filter(
    (keeper) => (held[keeper] ?? 0) !== 0 || (keeper !== 'kitty' && status === 'open'),
  );
  const most = mostHeld(evening);
  return (
    <TableRing
      label={t('seats')}
      players={table.players}
      near={near}
      seat={(player) => <Seat evening={evening} player={player as PlayerId} />}
    >
      {keepers.length === 0 && status === 'open' && <Felt evening={evening} />}
      <div className={classes['cups']}>
        {keepers.map((keeper) => (
          <Cup key={keeper} pot={keeper} content={held[keeper] ?? 0} most={most} />
        ))}
      </div>
      <Flights evening={evening} near={near} />
    </TableRing>
  );
}

/** The most that one of the pots has held this evening: as full as a cup is drawn. */
function mostHeld({ rules, course }: Evening): number {
  return Math.max(
    ...course.flatMap(({ state }) => {
      const held = heldAt(rules, state);
      return [held['king-pot'] ?? 0, held['pagat-pot'] ?? 0];
    }),
  );
}

/** Players who left still have points to settle. */
function Gone({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('table');
  const gone = evening.standings.filter(({ player }) => !evening.table.players.includes(player));
  if (gone.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4">
        {t('gone')}
      </Title>
      <ul className={classes['gone']}>
        {gone.map(({ player }) => (
          <li key={player}>
            <Seat evening={evening} player={player} />
            {evening.at.rate > 0 && <LeaverInCash evening={evening} player={player} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The member at a paired tablet: named in the log beside the device. */
function Seated({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const [seated, seat] = useSeated(evening.club.id);
  return (
    <NativeSelect
      label={t('seated.label')}
      description={t('seated.why')}
      value={seated ?? ''}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        seat(value === '' ? null : (value as PlayerId));
      }}
      data={[
        { value: '', label: t('seated.nobody') },
        ...evening.table.players.map((player) => ({ value: player, label: nameOf(player) })),
      ]}
    />
  );
}
