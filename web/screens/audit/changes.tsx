import { useTranslation } from 'react-i18next';
import type { AuditChange } from '../../api/registers.js';
import { useFineWords } from '../../parts/fine-words.js';
import classes from '../../parts/register.module.css';

interface Props {
  readonly changes: readonly AuditChange[];
  readonly nameOf: (member: string) => string;
}

/** Old and new values: 'Rolle: Medlem → Revisor'. */
export function Changes({ changes, nameOf }: Props) {
  const { t } = useTranslation('audit');
  const say = useValueWords(nameOf);
  return (
    <ul className={classes['lines']}>
      {changes.map((change) => {
        const { what, hand, was, now } = change;
        const key = `${what} ${hand} ${change.fine}`;
        const name = t(`values.${what}`, { number: hand ?? '' });
        return (
          <li key={key}>
            {was === null
              ? t('isNow', { what: name, now: say(change, now) })
              : t('changed', { what: name, was: say(change, was), now: say(change, now) })}
          </li>
        );
      })}
    </ul>
  );
}

/** A value in words, by what it is of. */
function useValueWords(nameOf: (member: string) => string) {
  const { t } = useTranslation(['audit', 'shell', 'members']);
  const fines = useFineWords();
  const hand = useHandWords(nameOf);
  const listed: Readonly<Partial<Record<AuditChange['what'], Partial<Record<string, string>>>>> = {
    role: t('shell:roles', { returnObjects: true }),
    'fine-state': t('members:fineStates', { returnObjects: true }),
    'dispute-state': t('members:disputeStates', { returnObjects: true }),
    'session-status': t('statuses', { returnObjects: true }),
    'device-status': t('devices', { returnObjects: true }),
  };
  return ({ what }: AuditChange, value: AuditChange['was']): string => {
    if (value === null) return t('nothing');
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (typeof value === 'string') {
      return what === 'claimed-member' ? nameOf(value) : (listed[what]?.[value] ?? value);
    }
    if ('code' in value) {
      const { player, code } = value;
      return t('members:fineOf', { code: fines.code({ code }), name: nameOf(player) });
    }
    return hand(value);
  };
}

/** What the words below read of a hand's record, of either game. */
interface RecordLike {
  readonly redeal?: boolean | null;
  readonly abandoned?: boolean | null;
  readonly count?: unknown;
  readonly meldinger?: readonly unknown[] | null;
  readonly lastTrick?: { readonly winner?: string | null } | null;
  readonly contract?: string | null;
}

function useHandWords(nameOf: (member: string) => string): (record: RecordLike) => string {
  const { t } = useTranslation('audit');
  return ({ redeal, abandoned, count, meldinger, lastTrick, contract }) => {
    if (redeal === true) return t('hand.redeal');
    if (abandoned === true) return t('hand.abandoned');
    const counted = Array.isArray(count) ? (count as { player: string; points: number }[]) : [];
    const melded = meldinger?.length ?? 0;
    const said = [
      ...(contract == null ? [] : [contract]),
      ...(melded === 0 ? [] : [t('hand.meldinger', { count: melded })]),
      ...(lastTrick?.winner == null
        ? []
        : [t('hand.lastTrick', { name: nameOf(lastTrick.winner) })]),
      ...counted.map(({ player, points }) => `${nameOf(player)} ${points}`),
    ];
    return said.length === 0 ? t('hand.played') : said.join(', ');
  };
}
