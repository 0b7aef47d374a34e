import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { HelpMark } from '../help/help-mark.js';
import { useTermsOf } from '../help/asking.js';
import { isKeeper } from '../../../src/rules/payment.js';
import { paymentLines, type PaymentLike, type PaymentLine } from './payment-lines.js';
import type payments from '../../../src/words/da/payments.js';
import classes from './payments.module.css';
import { useNameList } from '../people/player-name.js';
import { plainPoints } from '../figures/points.js';
import { useSource } from './use-source.js';

interface Props {
  readonly payments: readonly PaymentLike[];
  readonly nameOf: (player: string) => string;
}

/** Payments in words, by stage; each line shows its rule and its source when tapped. */
export function Payments({ payments, nameOf }: Props) {
  const { t } = useTranslation('payments');
  const [open, setOpen] = useState<string | null>(null);
  if (payments.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  const lines = paymentLines(payments);
  return (
    <ul className={classes['list']}>
      {lines.map((line, index) => {
        const key = `${index} ${line.reason} ${line.from.join()} ${line.to.join()}`;
        const isFirst = line.stage !== lines[index - 1]?.stage;
        return (
          <li key={key}>
            {isFirst && <div className={classes['stage']}>{t(`stages.${line.stage}`)}</div>}
            <Line
              line={line}
              nameOf={nameOf}
              isOpen={open === key}
              onToggle={() => {
                setOpen(open === key ? null : key);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface LineProps {
  readonly line: PaymentLine;
  readonly nameOf: (player: string) => string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Line({ line, nameOf, isOpen, onToggle }: LineProps) {
  const { t } = useTranslation('payments');
  const id = useId();
  const sourceOf = useSource();
  const words = useLineWords(nameOf);
  const term = useTermsOf().reason(line.reason);
  const reason = t(`reasons.${line.reason}`);
  // The words of the heading are not repeated in every line.
  const isHeading = reason === t(`stages.${line.stage}`);
  return (
    <>
      <UnstyledButton
        className={classes['line']}
        aria-expanded={isOpen}
        aria-controls={id}
        data-term={term}
        onClick={onToggle}
      >
        <span className={classes['words']}>
          {!isHeading && <span className={classes['reason']}>{reason}</span>}
          <span>{words(line)}</span>
        </span>
        <IconChevronDown size={18} aria-hidden className={classes['chevron']} />
      </UnstyledButton>
      <div id={id} className={classes['rule']} hidden={!isOpen}>
        <p>{t(`rules.${ruleOf(line)}`)}</p>
        <p>{t('source', { source: sourceOf(line.source) })}</p>
        {term !== undefined && <HelpMark term={term} what={reason} />}
      </div>
    </>
  );
}

/** A payment line as a sentence. */
export function useLineWords(nameOf: (player: string) => string): (line: PaymentLine) => string {
  const { t } = useTranslation('payments');
  const list = useNameList();
  const name = (party: string) => (isKeeper(party) ? t(`parties.${party}`) : nameOf(party));
  return (line) => {
    const said = {
      from: list(line.from.map(name)),
      to: list(line.to.map(name)),
      points: plainPoints(line.points),
    };
    return capital(t(`line.${sentenceOf(line)}`, said));
  };
}

/** A sentence may begin with a cup. */
function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function sentenceOf({ from, to }: PaymentLine) {
  if (from.some(isKeeper)) {
    return to.length > 1 ? 'getsEach' : from.length > 1 ? 'getsOfEach' : 'gets';
  }
  if (to.some(isKeeper)) {
    return to.length > 1 ? 'putsEach' : from.length > 1 ? 'eachPuts' : 'puts';
  }
  return to.length > 1 ? 'paysEach' : from.length > 1 ? 'eachPays' : 'pays';
}

type Rule = keyof (typeof payments)['rules'];

/** In Königrufen one rule covers all games, and one all figures. */
function ruleOf({ reason, stage }: PaymentLine): Rule {
  return stage === 'game' || stage === 'figures' ? stage : (reason as Rule);
}
