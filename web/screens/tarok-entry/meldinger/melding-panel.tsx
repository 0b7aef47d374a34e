import { useState } from 'react';
import type { PlayerId } from '../../../../src/rules/payment.js';
import { COURTS, SUITS, type Suit } from '../../../../src/rules/cards.js';
import { TRUMP_COUNT } from '../../../../src/rules/tarok/cards.js';
import type { MeldingRecord } from '../../../../src/rules/tarok/record/hand.js';
import type { Term } from '../../../../src/rules/house-rules/terms.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Group, Sheet } from '../../hand-entry/rows/row.js';
import { SuitSign } from '../../hand-entry/rows/suit-sign.js';
import { withMelding, withoutMelding } from '../../../../src/rules/tarok/partial/draft.js';
import { useEntry } from '../entry-context.js';
import classes from './melding-panel.module.css';

/** How many of a run are offered at once; more than that is rare. */
const USUAL = 6;

/** All that a player can declare by the rules of the evening. */
export function MeldingPanel({ player }: { readonly player: PlayerId }) {
  const { t } = useTranslation('tarok');
  const { setting, nameOf } = useEntry();
  const { smallMatadors } = setting.rules.conventions;
  return (
    <Sheet title={t('melding.title', { name: nameOf(player) })}>
      <div className={classes['kinds']}>
        <Run
          title={t('melding.withPagat')}
          term="trumps"
          first={10}
          make={(count) => ({ player, kind: 'trumps', count, withPagat: true })}
        />
        <Run
          title={t('melding.withoutPagat')}
          term="trumps"
          first={10}
          make={(count) => ({ player, kind: 'trumps', count, withPagat: false })}
        />
        <Run
          title={t('melding.matadors')}
          term="matadors"
          first={3}
          make={(count) => ({ player, kind: 'matadors', count })}
        />
        {smallMatadors && (
          <Run
            title={t('melding.small-matadors')}
            term="small-matadors"
            first={3}
            make={(count) => ({ player, kind: 'small-matadors', count })}
          />
        )}
        <Kings player={player} />
        <Cavallerie player={player} />
      </div>
    </Sheet>
  );
}

interface OfferProps {
  readonly title: string;
  readonly term?: Term;
  readonly melding: MeldingRecord;
  readonly children: string;
}

/** One melding to choose, and that is all: most players have one. Chosen again, it is taken back. */
function Offer({ title, term, melding, children }: OfferProps) {
  const { t } = useTranslation('tarok');
  const { draft, change, whyNot, open } = useEntry();
  const index = (draft.meldinger ?? []).findIndex((other) => isThis(other, melding));
  const next = withMelding(draft, melding);
  return (
    <Choice
      label={t('melding.choose', { kind: title, choice: children })}
      term={term}
      isChosen={index >= 0}
      whyNot={index >= 0 ? undefined : whyNot(next)}
      onChoose={() => {
        change(index >= 0 ? withoutMelding(draft, index) : next);
        if (index < 0) open(null);
      }}
    >
      {children}
    </Choice>
  );
}

function isThis(one: MeldingRecord, other: MeldingRecord): boolean {
  const entries = Object.entries(other) as [keyof MeldingRecord, unknown][];
  return entries.every(([key, value]) => one[key] === value);
}

interface RunProps {
  readonly title: string;
  readonly term: Term;
  readonly first: number;
  readonly make: (count: number) => MeldingRecord;
}

/** Trumps or matadors by their number. */
function Run({ title, term, first, make }: RunProps) {
  const { t } = useTranslation('tarok');
  const { draft } = useEntry();
  const chosen = draft.meldinger?.some(
    (melding) =>
      'count' in melding && melding.count >= first + USUAL && isThis(melding, make(melding.count)),
  );
  const [isLong, setLong] = useState(chosen === true);
  const last = isLong ? TRUMP_COUNT : first + USUAL - 1;
  const counts = Array.from({ length: last - first + 1 }, (_, more) => first + more);
  return (
    <Group title={title} term={term} className={classes['run']}>
      {counts.map((count) => (
        <Offer key={count} title={title} term={term} melding={make(count)}>
          {String(count)}
        </Offer>
      ))}
      {!isLong && (
        <Choice
          label={t('melding.choose', { kind: title, choice: t('melding.more') })}
          isExpanded={false}
          onChoose={() => {
            setLong(true);
          }}
        >
          …
        </Choice>
      )}
    </Group>
  );
}

function Kings({ player }: { readonly player: PlayerId }) {
  const { t } = useTranslation(['tarok', 'cards']);
  const title = t('melding.kings');
  const kind = 'kings';
  return (
    <Group title={title} term="kings" className={classes['grades']}>
      {(['full', 'abundant'] as const).map((grade) => (
        <Offer key={grade} title={title} term={grade} melding={{ player, kind, grade }}>
          {t(`melding.${grade}`)}
        </Offer>
      ))}
      {SUITS.map((missing) => (
        <Offer
          key={missing}
          title={title}
          term="half"
          melding={{ player, kind, grade: 'half', missing }}
        >
          {t('melding.halfWithout', { card: t(`cards:suitSigns.${missing}`) })}
        </Offer>
      ))}
    </Group>
  );
}

/** The suit first, then how much of it. */
function Cavallerie({ player }: { readonly player: PlayerId }) {
  const { t } = useTranslation(['tarok', 'cards']);
  const [suit, setSuit] = useState<Suit | null>(null);
  const { draft } = useEntry();
  const kind = 'cavallerie';
  const title = t('melding.cavallerieIn');
  return (
    <Group
      title={title}
      term="cavallerie"
      className={classes['suits']}
      below={suit !== null && <Grades player={player} suit={suit} />}
    >
      {SUITS.map((one) => {
        const has = draft.meldinger?.some(
          (melding) => melding.player === player && melding.kind === kind && melding.suit === one,
        );
        return (
          <Choice
            key={one}
            label={t('melding.cavallerie', { suit: t(`cards:suits.${one}`) })}
            term="cavallerie"
            isExpanded={suit === one}
            isChosen={has === true}
            onChoose={() => {
              setSuit(suit === one ? null : one);
            }}
          >
            <SuitSign suit={one} />
          </Choice>
        );
      })}
    </Group>
  );
}

function Grades({ player, suit }: { readonly player: PlayerId; readonly suit: Suit }) {
  const { t } = useTranslation(['tarok', 'cards']);
  const title = t('melding.cavallerie', { suit: t(`cards:suits.${suit}`) });
  const kind = 'cavallerie';
  return (
    <div className={classes['grades']}>
      {(['full', 'abundant'] as const).map((grade) => (
        <Offer key={grade} title={title} term={grade} melding={{ player, kind, suit, grade }}>
          {t(`melding.${grade}`)}
        </Offer>
      ))}
      {COURTS.map((missing) => (
        <Offer
          key={missing}
          title={title}
          term="half"
          melding={{ player, kind, suit, grade: 'half', missing }}
        >
          {t('melding.halfWithout', { card: t(`cards:courts.${missing}`) })}
        </Offer>
      ))}
    </div>
  );
}
