import { Button, Collapse, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  FINE_STAGES,
  type FineChoice,
  type FineRecord,
  type FineStage,
} from '../../../src/rules/fine-record.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { NumberPad } from '../../parts/form/fields/number-pad.js';
import { plainPoints } from '../../parts/figures/points.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './fine-details.module.css';
import { fineOf, isAmountOpen, isFreeAfter, mayGoOn, ruleOf, usualStage } from './fine-draft.js';
import type { FineFormProps } from './fine-form-props.js';
import { AboutCard, AboutMelding } from './fine-about.js';

/** The details of a fine beside its player and code. */
export function FineDetails(props: FineFormProps) {
  const { t } = useTranslation('fine-entry');
  const { rules, value, onChange } = props;
  const fine = fineOf(value);
  const [isLong, more] = useDisclosure(value.reportedBy != null || value.note !== undefined);
  if (fine === null) return null;
  return (
    <>
      <Amount {...props} />
      <AboutMelding {...props} />
      <AboutCard {...props} />
      {isFreeAfter(rules, value) && <Found {...props} fine={fine} />}
      <Stage {...props} stage={fine.stage} />
      <Choices title={t('how')}>
        {[false, true].map((selfReported) => (
          <Choice
            key={String(selfReported)}
            isChosen={(value.selfReported === true) === selfReported}
            onChoose={() => {
              onChange({ ...value, selfReported });
            }}
          >
            {t(selfReported ? 'selfReported' : 'caught')}
          </Choice>
        ))}
      </Choices>
      {props.asksEnd === true && <GoesOn {...props} />}
      {!isLong && (
        <Button variant="subtle" mt="xs" onClick={more.open} aria-expanded={false}>
          {t('more')}
        </Button>
      )}
      <Collapse expanded={isLong}>{isLong && <WhoAndWhy {...props} />}</Collapse>
    </>
  );
}

/** Whether it was found when all had been paid, where it then costs nothing; with the price of each answer. */
function Found({ rules, value, onChange, fine }: FineFormProps & { readonly fine: FineRecord }) {
  const { t } = useTranslation('fine-entry');
  const [choice] = ruleOf(rules, fine)?.choices ?? [];
  const points = plainPoints(fine.amount ?? choice?.amount ?? 0);
  return (
    <Choices title={t('found.title')} wide>
      {[false, true].map((isAfter) => (
        <Choice
          key={String(isAfter)}
          isChosen={value.stage !== undefined && (value.stage === 'after') === isAfter}
          onChoose={() => {
            const before = value.stage === 'after' ? undefined : value.stage;
            onChange({ ...value, stage: isAfter ? 'after' : (before ?? usualStage(fine.code)) });
          }}
        >
          {`${t(isAfter ? 'found.after' : 'found.within')} `}
          <small className={classes['flag']}>{isAfter ? t('free') : t('each', { points })}</small>
        </Choice>
      ))}
    </Choices>
  );
}

/** When it was found. Whether that was after the hand is asked by itself where the price depends on it. */
function Stage({ rules, value, onChange, stage }: FineFormProps & { readonly stage: FineStage }) {
  const { t } = useTranslation('fine-entry');
  const isAskedBefore = isFreeAfter(rules, value);
  if (isAskedBefore && (value.stage === undefined || stage === 'after')) return null;
  const stages = isAskedBefore ? FINE_STAGES.filter((one) => one !== 'after') : FINE_STAGES;
  return (
    <Choices title={t('stage')} wide>
      {stages.map((one) => (
        <Choice
          key={one}
          isChosen={stage === one}
          onChoose={() => {
            onChange({ ...value, stage: one });
          }}
        >
          {t(`stages.${rules.game}.${one}`)}
        </Choice>
      ))}
    </Choices>
  );
}

/** Where the others decide whether the hand goes on; nothing is chosen before they have. */
function GoesOn({ rules, value, onChange }: FineFormProps) {
  const { t } = useTranslation('fine-entry');
  if (!mayGoOn(rules, value)) return null;
  return (
    <Choices title={t('goesOn.title')} wide>
      {[true, false].map((goesOn) => (
        <Choice
          key={String(goesOn)}
          isChosen={value.goesOn === goesOn}
          onChoose={() => {
            onChange({ ...value, goesOn });
          }}
        >
          {t(goesOn ? 'goesOn.yes' : 'goesOn.no')}
        </Choice>
      ))}
    </Choices>
  );
}

function WhoAndWhy({ value, onChange, seats, nameOf }: FineFormProps) {
  const { t } = useTranslation('fine-entry');
  return (
    <>
      <Choices title={t('reportedBy')}>
        {[null, ...seats.filter((player) => player !== value.player)].map((reportedBy) => (
          <Choice
            key={reportedBy}
            isChosen={(value.reportedBy ?? null) === reportedBy}
            onChoose={() => {
              onChange({ ...value, reportedBy });
            }}
          >
            {reportedBy === null ? t('nobody') : nameOf(reportedBy)}
          </Choice>
        ))}
      </Choices>
      <Textarea
        mt="sm"
        label={t('note')}
        maxLength={500}
        autosize
        minRows={2}
        value={value.note ?? ''}
        onChange={({ currentTarget }) => {
          onChange({ ...value, note: currentTarget.value });
        }}
      />
    </>
  );
}

/** Shown where the book has more than one amount for it. */
function Amount({ rules, value, onChange, whyNot }: FineFormProps) {
  const { t } = useTranslation('fine-entry');
  const rule = ruleOf(rules, value);
  if (rule === null || rule.choices.length < 2) return null;
  const chosen = value.amount ?? (isAmountOpen(rules, value) ? null : rule.choices[0]?.amount);
  return (
    <Choices title={t('amount')} wide>
      {rule.choices.map((choice) => {
        const next = { ...value, amount: choice.amount };
        const fine = fineOf(next);
        return (
          <Choice
            key={choice.amount}
            isChosen={chosen === choice.amount}
            whyNot={fine === null ? undefined : whyNot(fine)}
            onChoose={() => {
              onChange(next);
            }}
          >
            <span className={classes['amount']}>{plainPoints(choice.amount)}</span>
            <Flags {...choice} />
          </Choice>
        );
      })}
    </Choices>
  );
}

/** The effects of a degree beside the points. */
function Flags({ bars, abandons, passesDeal, dealtAgain }: FineChoice) {
  const { t } = useTranslation('fine-entry');
  const flags = [
    bars === 'ultimo' && t('bars'),
    bars === 'cards-concerned' && t('barsCards'),
    abandons === 'always' && t('abandons'),
    abandons === 'may' && t('mayAbandon'),
    passesDeal === true && t('passesDeal'),
    dealtAgain === true && t('dealtAgain'),
  ].filter((flag) => flag !== false);
  if (flags.length === 0) return null;
  return <span className={classes['flag']}>{flags.join(', ')}</span>;
}

/** Where the club agrees on the points, and on who gets them. */
export function ClubFine({ value, onChange }: FineFormProps) {
  const { t } = useTranslation('fine-entry');
  const amount = value.amount ?? 0;
  const put = (next: number) => {
    const { amount: _amount, ...rest } = value;
    onChange(next === 0 ? rest : { ...value, amount: Math.min(next, 100_000) });
  };
  return (
    <>
      <Choices title={t('amountClub')}>
        <div className={classes['pad']}>
          <output className={classes['typed']}>{plainPoints(amount)}</output>
          <NumberPad
            label={t('amountClub')}
            onDigit={(digit) => {
              put(amount * 10 + digit);
            }}
            onErase={() => {
              put(Math.floor(amount / 10));
            }}
          />
        </div>
      </Choices>
      <Choices title={t('to')}>
        {(['players', 'kitty'] as const).map((to) => (
          <Choice
            key={to}
            isChosen={(value.to ?? 'players') === to}
            onChoose={() => {
              onChange({ ...value, to });
            }}
          >
            {t(to === 'players' ? 'toPlayers' : 'toKitty')}
          </Choice>
        ))}
      </Choices>
    </>
  );
}
