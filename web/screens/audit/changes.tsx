import { LANGUAGE_NAMES } from '../../../src/people/languages.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { HandRecord } from '../../../src/rules/game.js';
import type { AuditChange } from '../../api/evenings/registers.js';
import classes from '../../parts/list/register.module.css';
import { useTranslation } from '../../words/use-translation.js';
import { useFineLines, useHandLines } from './record-words.js';
import { useCalled } from '../../parts/people/use-called.js';

interface Props {
  readonly changes: readonly AuditChange[];
  readonly nameOf: (member: string) => string;
}

/** Old and new values: 'Roller: Medlem → Revisor'. */
export function Changes({ changes, nameOf }: Props) {
  const { t } = useTranslation('audit');
  const say = useValueWords(nameOf);
  return (
    <ul className={classes['lines']}>
      {changes.map((change) => {
        const { what, hand, fine, was } = change;
        const name = t(`values.${what}`, { number: hand ?? '' });
        const said = say(change);
        return (
          <li key={`${what} ${hand} ${fine}`}>
            {was === null
              ? t('isNow', { what: name, now: said.now })
              : t('changed', { what: name, was: said.was, now: said.now })}
          </li>
        );
      })}
    </ul>
  );
}

/** Fields whose value is a member. */
const NAMED: ReadonlySet<string> = new Set(['claimed-member', 'merged-into', 'dealer']);

interface ChangedValue {
  readonly was: string;
  readonly now: string;
}

/** The values of a change in words. Of a record that was corrected, only the lines that differ. */
function useValueWords(nameOf: (member: string) => string): (change: AuditChange) => ChangedValue {
  const { t } = useTranslation('audit');
  const word = useWord(nameOf);
  const lines = useRecordLines(nameOf);
  return (change) => {
    const [was, now] = [lines(change.was), lines(change.now)];
    if (was === null && now === null) {
      return { was: word(change, change.was), now: word(change, change.now) };
    }
    const without = (these: readonly string[] | null, others: readonly string[] | null) => {
      if (these === null) return t('void');
      const differing = these.filter((line) => others?.includes(line) !== true);
      return differing.length === 0 ? t('withoutIt') : differing.join('; ');
    };
    return { was: without(was, now), now: without(now, was) };
  };
}

/** The record of a hand or a fine, line by line; null for any other value. */
function useRecordLines(nameOf: (member: string) => string) {
  const { t } = useTranslation('audit');
  const handLines = useHandLines(nameOf);
  const fineLines = useFineLines(nameOf);
  return (value: AuditChange['was']): readonly string[] | null => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
    // The rules themselves read this record once.
    if ('code' in value) return fineLines(value as unknown as FineRecord);
    const said = handLines(value as unknown as HandRecord);
    return said.length === 0 ? [t('hand.played')] : said;
  };
}

/** The word of a value, by the field it belongs to. */
function useWord(nameOf: (member: string) => string) {
  const { t, all } = useTranslation(['audit', 'shell', 'members']);
  const called = useCalled();
  const listed: Readonly<Partial<Record<AuditChange['what'], Partial<Record<string, string>>>>> = {
    roles: all('shell:roles'),
    language: LANGUAGE_NAMES,
    'fine-state': all('members:fineStates'),
    'dispute-state': all('members:disputeStates'),
    'session-status': all('statuses'),
    'device-status': all('devices'),
  };
  return ({ what, fine }: AuditChange, value: AuditChange['was']): string => {
    if (value === null) return t('nothing');
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (Array.isArray(value)) return value.map((one) => listed[what]?.[one] ?? one).join(', ');
    if (typeof value !== 'string') return '';
    if (NAMED.has(what)) return nameOf(value);
    if (what === 'dispute-state' && value === 'upheld' && fine === null) {
      return t('members:disputeStates.upheldHand');
    }
    return listed[what]?.[value] ?? called(value);
  };
}
