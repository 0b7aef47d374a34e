import { NumberInput, Text } from '@mantine/core';
import { decimalsOf, minorUnits } from '../../../src/money/amount.js';
import {
  MOST_EVENINGS,
  MOST_NOT_PLAYED,
  RANKED_BY,
  TIE_BREAKS,
  type StandingRule,
} from '../../../src/standings/rule/standing-rule.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { Folding } from '../../parts/page/folding.js';
import { Section } from '../../parts/page/section.js';
import { useRuleWords } from '../../parts/evening/use-rule-words.js';
import { useTranslation } from '../../words/use-translation.js';
import { withBy, withTie } from './rule-draft.js';
import classes from './seasons.module.css';

interface Props {
  readonly rule: StandingRule;
  readonly currency: string;
  readonly onChange: (rule: StandingRule) => void;
  /** Whether the choices are behind the sentences. */
  readonly isFolded?: boolean;
}

const USUAL_BEST = 10;
const USUAL_LEAST = 5;

/** The standing rule in sentences as they change, with the plain choices that make it. */
export function RuleBuilder(props: Props) {
  const { t } = useTranslation('seasons.forms');
  const { isFolded = false } = props;
  return (
    <>
      <Section title={t('rule.title')}>
        {!isFolded && <RuleChoices {...props} />}
        <Said {...props} />
      </Section>
      {isFolded && (
        <Folding title={t('rule.choose')} id="rule" summary={t('rule.chooseHint')} isAlways>
          <RuleChoices {...props} />
        </Folding>
      )}
    </>
  );
}

function RuleChoices(props: Props) {
  const { t } = useTranslation('seasons.forms');
  const { rule, onChange } = props;
  return (
    <>
      <Choices title={t('rule.by')} wide>
        {RANKED_BY.map((by) => (
          <Choice
            key={by}
            isChosen={rule.by === by}
            onChoose={() => {
              onChange(withBy(rule, by));
            }}
          >
            {t(`rule.ways.${by}`)}
          </Choice>
        ))}
      </Choices>
      <HowMany {...props} />
      <NotPlayed {...props} />
      <Ties {...props} />
      <Choices title={t('rule.guests')} wide>
        {[false, true].map((guests) => (
          <Choice
            key={String(guests)}
            isChosen={rule.guests === guests}
            onChoose={() => {
              onChange({ ...rule, guests });
            }}
          >
            {t(guests ? 'rule.guestsIn' : 'rule.guestsOut')}
          </Choice>
        ))}
      </Choices>
    </>
  );
}

function Said({ rule, currency }: Props) {
  const { t } = useTranslation('seasons.forms');
  const { sentences } = useRuleWords(currency);
  return (
    <div className={classes['said']} role="status" aria-label={t('rule.said')}>
      {sentences(rule).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </div>
  );
}

/** All evenings or the best; and how many there must be. */
function HowMany({ rule, onChange }: Props) {
  const { t } = useTranslation('seasons.forms');
  return (
    <>
      <Choices title={t('rule.evenings')} wide>
        <Choice
          isChosen={rule.best === null}
          onChoose={() => {
            onChange({ ...rule, best: null });
          }}
        >
          {t('rule.all')}
        </Choice>
        <Choice
          isChosen={rule.best !== null}
          onChoose={() => {
            onChange({ ...rule, best: rule.best ?? USUAL_BEST });
          }}
        >
          {t('rule.best')}
        </Choice>
        {rule.best !== null && (
          <WholeNumber
            label={t('rule.bestLabel')}
            least={1}
            value={rule.best}
            onChange={(best) => {
              onChange({ ...rule, best });
            }}
          />
        )}
      </Choices>
      <Choices title={t('rule.least')} wide>
        <Choice
          isChosen={rule.least === 0}
          onChoose={() => {
            onChange({ ...rule, least: 0 });
          }}
        >
          {t('rule.noLeast')}
        </Choice>
        <Choice
          isChosen={rule.least > 0}
          onChoose={() => {
            onChange({ ...rule, least: rule.least > 0 ? rule.least : USUAL_LEAST });
          }}
        >
          {t('rule.atLeast')}
        </Choice>
        {rule.least > 0 && (
          <WholeNumber
            label={t('rule.leastLabel')}
            least={1}
            value={rule.least}
            onChange={(least) => {
              onChange({ ...rule, least });
            }}
          />
        )}
      </Choices>
    </>
  );
}

interface NumberProps {
  readonly label: string;
  readonly least: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function WholeNumber({ label, least, value, onChange }: NumberProps) {
  return (
    <NumberInput
      aria-label={label}
      className={classes['number'] ?? ''}
      size="md"
      allowDecimal={false}
      min={least}
      max={MOST_EVENINGS}
      clampBehavior="strict"
      hideControls
      inputMode="numeric"
      value={value}
      onChange={(typed) => {
        // An emptied field is not a value yet.
        if (typed !== '' && Number(typed) >= least) onChange(Number(typed));
      }}
    />
  );
}

/** The value of a missed evening: none, or a number in the unit of the standings. */
function NotPlayed({ rule, currency, onChange }: Props) {
  const { t } = useTranslation('seasons.forms');
  const isMoney = rule.by === 'money';
  const unit = isMoney ? minorUnits(currency) : 1;
  return (
    <Choices title={t('rule.notPlayed')} wide>
      <Choice
        isChosen={rule.notPlayed === null}
        onChoose={() => {
          onChange({ ...rule, notPlayed: null });
        }}
      >
        {t('rule.notPlayedNot')}
      </Choice>
      <Choice
        isChosen={rule.notPlayed !== null}
        whyNot={rule.by === 'points-a-hand' ? t('rule.notPlayedWhyNot') : undefined}
        onChoose={() => {
          onChange({ ...rule, notPlayed: rule.notPlayed ?? 0 });
        }}
      >
        {t(isMoney ? 'rule.notPlayedMoney' : 'rule.notPlayedPoints')}
      </Choice>
      {rule.notPlayed !== null && (
        <NumberInput
          aria-label={t('rule.notPlayedLabel')}
          className={classes['number'] ?? ''}
          size="md"
          decimalScale={isMoney ? decimalsOf(currency) : 0}
          decimalSeparator=","
          allowedDecimalSeparators={[',', '.']}
          min={-MOST_NOT_PLAYED / unit}
          max={MOST_NOT_PLAYED / unit}
          clampBehavior="strict"
          hideControls
          value={rule.notPlayed / unit}
          onChange={(typed) => {
            const number = Number(typed);
            if (typed === '' || Number.isNaN(number)) return;
            onChange({ ...rule, notPlayed: Math.round(number * unit) });
          }}
        />
      )}
    </Choices>
  );
}

/** The tie-breaks between level members: in the order in which they are tapped. */
function Ties({ rule, currency, onChange }: Props) {
  const { t } = useTranslation('seasons.forms');
  const { tie: words } = useRuleWords(currency);
  const offered = TIE_BREAKS.filter((tie) => tie !== rule.by);
  return (
    <Choices title={t('rule.ties')} wide="more">
      {offered.map((tie) => {
        const place = rule.ties.indexOf(tie) + 1;
        return (
          <Choice
            key={tie}
            isChosen={place > 0}
            onChoose={() => {
              onChange(withTie(rule, tie));
            }}
          >
            {place > 0 ? `${place}. ${words(tie)}` : words(tie)}
          </Choice>
        );
      })}
    </Choices>
  );
}
