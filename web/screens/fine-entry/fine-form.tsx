import { useEffect, useRef } from 'react';
import type { FineChoice, FineCode, FineRule } from '../../../src/rules/fine-record.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { useTermsOf } from '../../parts/help/asking.js';
import { plainPoints } from '../../parts/figures/points.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { wordsOfFine } from '../../../src/rules/own-book/words-of-fine.js';
import { useTranslation } from '../../words/use-translation.js';
import {
  codesOf,
  fineOf,
  isAmountFree,
  isAmountOpen,
  ruleOf,
  withCode,
  withOwn,
  type FineDraft,
} from './fine-draft.js';
import { ClubFine, FineDetails } from './fine-details.js';
import classes from './fine-details.module.css';
import type { FineFormProps } from './fine-form-props.js';
import { useFinePrice } from './use-fine-price.js';

/** The player, the code, and the questions that the book has about it. */
export function FineForm(props: FineFormProps) {
  const { t } = useTranslation('fine-entry');
  const { rules, players, nameOf, value, onChange } = props;
  const [first, ...others] = codesOf(rules);
  // Where there is but one thing to fine somebody for, it is not asked what for.
  const only = others.length === 0 && rules.ownFines === undefined ? first : undefined;
  const rule = ruleOf(rules, value);
  const choosePlayer = (player: PlayerId) => {
    // The target of the fine belongs to the player.
    const { melding: _melding, took: _took, unknown: _unknown, ...rest } = value;
    onChange({ ...rest, player, ...(only === undefined ? {} : { code: only }) });
  };
  const frame = useNewInSight(value);
  return (
    <div ref={frame}>
      <Choices title={t('who')}>
        {players.map((player) => (
          <Choice
            key={player}
            isChosen={value.player === player}
            onChoose={() => {
              choosePlayer(player);
            }}
          >
            {nameOf(player)}
          </Choice>
        ))}
      </Choices>
      {value.player !== undefined && only === undefined && <Codes {...props} />}
      {value.player !== undefined && rule !== null && isAmountFree(rule) && <ClubFine {...props} />}
      {fineOf(value) !== null && <FineDetails {...props} />}
    </div>
  );
}

/** Scrolls the question that an answer has brought up into sight: on a phone, and in a hand, it is below the edge. */
function useNewInSight(value: FineDraft) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef(value);
  useEffect(() => {
    const isNew = seen.current.player === undefined && value.player !== undefined;
    seen.current = value;
    if (!isNew) return;
    frame.current?.querySelector('section:nth-of-type(2)')?.scrollIntoView({ block: 'nearest' });
  }, [value]);
  return frame;
}

function Codes({ rules, value, onChange, dealer, whyNot, hand }: FineFormProps) {
  const { t, language } = useTranslation('fine-entry');
  const reason = (next: FineDraft, code: FineCode): string | undefined => {
    if (
      ruleOf(rules, { code })?.dealerOnly === true &&
      value.player !== dealer &&
      hand !== undefined
    ) {
      return t('dealerOnly');
    }
    const fine = fineOf(next);
    // How much it is comes after it.
    return fine === null || isAmountOpen(rules, next) ? undefined : whyNot(fine);
  };
  const priceWords = useFinePrice(rules);
  const priceOf = (rule: FineRule | null) =>
    rule === null
      ? []
      : priceWords(
          rule.choices.map(({ amount }) => amount),
          rule,
        );
  const effectWords = useEffectWords();
  return (
    <Choices title={t('what')} term={useTermsOf().fine} wide>
      {codesOf(rules).map((code) => {
        const next = withCode(value, code);
        return (
          <Choice
            key={code}
            isChosen={value.code === code && value.own == null}
            whyNot={reason(next, code)}
            onChoose={() => {
              onChange(next);
            }}
          >
            {`${t(`codes.${code}`)} `}
            <small className={classes['price']}>
              {[...priceOf(ruleOf(rules, { code })), ...effectWords(ruleOf(rules, { code }))].join(
                ' · ',
              )}
            </small>
          </Choice>
        );
      })}
      {rules.ownFines?.map((fine) => {
        const next = withOwn(value, fine);
        const record = fineOf(next);
        return (
          <Choice
            key={`own ${fine.code}`}
            isChosen={value.own === fine.code}
            whyNot={record === null ? undefined : whyNot(record)}
            onChoose={() => {
              onChange(next);
            }}
          >
            {`${wordsOfFine(fine, language)} `}
            <small className={classes['price']}>{priceOf(ruleOf(rules, next)).join(' · ')}</small>
          </Choice>
        );
      })}
    </Choices>
  );
}

/** The effects of an error on deal and hand, in short words; one that only some degrees have names them. */
function useEffectWords(): (rule: FineRule | null) => readonly string[] {
  const { t } = useTranslation('fine-entry');
  return (rule) => {
    if (rule === null) return [];
    const of = (has: (choice: FineChoice) => boolean, words: string): string | false => {
      const degrees = rule.choices.filter(has);
      if (degrees.length === 0) return false;
      if (degrees.length === rule.choices.length) return words;
      return `${degrees.map(({ amount }) => plainPoints(amount)).join(' / ')}: ${words}`;
    };
    return [
      rule.voidsDeal === true
        ? t('dealtAgain')
        : of(({ dealtAgain }) => dealtAgain === true, t('dealtAgain')),
      of(({ passesDeal }) => passesDeal === true, t('passesDeal')),
      of(({ abandons }) => abandons === 'always', t('abandons')),
      of(({ abandons }) => abandons === 'may', t('mayAbandon')),
      of(({ bars }) => bars === 'ultimo', t('bars')),
      of(({ bars }) => bars === 'cards-concerned', t('barsCards')),
      rule.losesLastTrick === true && t('losesLastTrick'),
      rule.melding === 'not-paid' && t('meldingNotPaid'),
      rule.melding === 'paid-back' && t('meldingPaidBack'),
    ].filter((words) => words !== false);
  };
}
