import { Anchor, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { findHand } from '../../../../src/evening/lookup.js';
import { takingBack } from '../../../../src/evening/steps.js';
import type { Payment } from '../../../../src/rules/payment.js';
import type { HandView } from '../../../api/evenings/club-queries.js';
import { contact } from '../../../api/live/contact.js';
import { handsQuery } from '../../../api/evenings/evening-queries.js';
import { countedHand } from '../../../evening/counted-hands.js';
import type { Evening } from '../../../evening/evening.js';
import { stepSaid } from '../../../evening/last-step.js';
import { signedPoints } from '../../../parts/figures/points.js';
import { HandLines } from '../../../parts/hand-lines/hand-lines.js';
import { Payments } from '../../../parts/payments/payments.js';
import { netOf } from '../../../parts/payments/payment-lines.js';
import { useHandSummary } from '../../../parts/hand-lines/hand-words.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import type { NameOf } from '../../../parts/people/use-names.js';
import { Link } from '../../../routing/link.js';
import { useTranslation } from '../../../words/use-translation.js';
import { FreeFine } from '../../fine-entry/free-fine.js';
import classes from './hands-played.module.css';
import { useStepTitle } from './last-step.js';

/** The number of hands shown before somebody asks for all. */
const FEW = 4;

/** The hands of the evening, the latest first: each leads to where it is read, corrected and disputed. */
export function HandsPlayed({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation(['table', 'session']);
  const [areAll, showAll] = useState(false);
  const { club, session, hands } = evening;
  // The hands themselves are on this device; without a network only their summaries are missing.
  const { data: views = [] } = useQuery(handsQuery(club.id, session.id));
  if (hands === 0) return null;
  const numbers = Array.from(
    { length: areAll ? hands : Math.min(FEW, hands) },
    (_, n) => hands - n,
  );
  return (
    <section>
      <Title order={2} size="h4">
        {t('session:hands')}
      </Title>
      <ol className={classes['list']} reversed>
        {numbers.map((number) => (
          <li key={number}>
            <Between evening={evening} hand={number} />
            <Hand
              evening={evening}
              number={number}
              view={views.find((one) => one.number === number)}
            />
          </li>
        ))}
      </ol>
      {!areAll && hands > FEW && (
        <UnstyledButton
          className={classes['all']}
          onClick={() => {
            showAll(true);
          }}
        >
          {t('allHands', { count: hands })}
        </UnstyledButton>
      )}
    </section>
  );
}

/** The steps at the table after a hand and before the next: fines, seats and agreed dealers. */
function Between({ evening, hand }: { readonly evening: Evening; readonly hand: number }) {
  const nameOf = useNames(evening);
  const title = useStepTitle(nameOf);
  return stepsAfter(evening, hand).map(({ said, version }) => (
    <div key={version} className={classes['hand']}>
      <span className={classes['grow']}>
        <Text component="span" display="block" fw={650}>
          {title(said)}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {netWords(said.payments, nameOf)}
        </Text>
        {said.fine !== null && <FreeFine evening={evening} fine={said.fine} />}
      </span>
    </div>
  ));
}

/** The steps behind a hand, the latest first; what was taken back is left out. */
function stepsAfter({ course }: Evening, hand: number) {
  const from = course.findIndex(({ step }) => step.kind === 'hand-recorded' && step.hand === hand);
  const behind = course.slice(from + 1);
  const next = behind.findIndex(({ step }) => step.kind === 'hand-recorded');
  const between = next < 0 ? behind : behind.slice(0, next);
  return between
    .filter((folded) => takingBack(course, folded) !== null)
    .flatMap((folded) => {
      const said = stepSaid(folded);
      return said === null ? [] : [{ said, version: folded.state.version }];
    })
    .toReversed();
}

/** `Anna +12 · Bent −12`: everybody whose points it moves. */
function netWords(payments: readonly Payment[], nameOf: NameOf): string {
  return [...netOf(payments)]
    .filter(([, points]) => points !== 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([player, points]) => `${nameOf(player)} ${signedPoints(points)}`)
    .join(' · ');
}

interface HandProps {
  readonly evening: Evening;
  readonly number: number;
  /** Undefined as long as it is not fetched, and for a hand that is not sent yet. */
  readonly view: HandView | undefined;
}

function Hand({ evening, number, view }: HandProps) {
  const { t } = useTranslation(['table', 'session', 'members']);
  const nameOf = useNames(evening);
  const summary = useHandSummary(nameOf);
  const { rules, course, club, session, at } = evening;
  const { record, payments } = countedHand(rules, course, number);
  const { dealer } = (findHand(course, number).before ?? at).table;
  const isSent = number <= session.hands;
  const isReached = useSyncExternalStore(contact.watch, contact.now);
  const happened =
    record === null ? t('session:kinds.voided') : view === undefined ? '' : summary(view);
  const said = [
    `${t('members:hand', { number })} · ${t('dealt', { name: nameOf(dealer) })}`,
    ...(isSent ? [] : [t('notSent')]),
  ].join(' · ');
  const text = (
    <span className={classes['grow']}>
      <Text component="span" display="block" fw={650}>
        {said}
      </Text>
      {happened !== '' && (
        <Text component="span" display="block">
          {happened}
        </Text>
      )}
      <Text component="span" display="block" size="sm" c="dimmed">
        {netWords(payments, nameOf)}
      </Text>
    </span>
  );
  // The page of a hand is of the service: without it the hand is read here.
  if (!isSent || !isReached) {
    return <OpenedHere evening={evening} number={number} text={text} />;
  }
  return (
    <Anchor
      c="inherit"
      underline="never"
      className={classes['hand']}
      data-void={record === null}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/sessions/$session/hands/$hand"
          params={{ club: club.id, session: session.id, hand: String(number) }}
          {...props}
        />
      )}
    >
      {text}
      <IconChevronRight size={20} aria-hidden />
    </Anchor>
  );
}

interface HereProps extends Pick<HandProps, 'evening' | 'number'> {
  /** Its line in the list. */
  readonly text: ReactNode;
}

/** A hand that opens in the list itself, to what was entered and what it pays: this device has both. */
function OpenedHere({ evening, number, text }: HereProps) {
  const id = useId();
  const [isOpen, open] = useState(false);
  const nameOf = useNames(evening);
  const { rules, course, at } = evening;
  const { record, payments } = countedHand(rules, course, number);
  const { table } = findHand(course, number).before ?? at;
  return (
    <>
      <UnstyledButton
        className={classes['hand']}
        w="100%"
        data-void={record === null}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          open(!isOpen);
        }}
      >
        {text}
        <IconChevronDown size={20} aria-hidden className={classes['chevron']} />
      </UnstyledButton>
      <div id={id} hidden={!isOpen} className={classes['opened']}>
        {isOpen && record !== null && (
          <HandLines rules={rules} table={table} hand={record} nameOf={nameOf} />
        )}
        {isOpen && <Payments payments={payments} nameOf={nameOf} />}
      </div>
    </>
  );
}
