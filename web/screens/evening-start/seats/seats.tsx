import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Choice } from '../../../parts/form/fields/choice.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../evening-start.module.css';
import { SeatRing } from './seat-ring.js';
import { dealerOf, drawLots, swapped, type StartForm } from '../start-form.js';

interface Props {
  readonly form: StartForm;
  readonly onChange: (form: StartForm) => void;
  readonly nameOf: (player: string) => string;
}

/** The seats and the first dealer: in the order of choosing, by hand, or by lot. */
export function Seats({ form, onChange, nameOf }: Props) {
  const { t } = useTranslation('evening-start');
  const id = useId();
  const [said, setSaid] = useState('');
  const { seats } = form;
  const dealer = dealerOf(form);
  return (
    <section aria-labelledby={id}>
      <div className={classes['heads']}>
        <h2 id={id} className={classes['title']}>
          {t('seats')}
        </h2>
        <Button
          variant="default"
          leftSection={<IconArrowsShuffle size={20} aria-hidden />}
          disabled={seats.length < 2}
          onClick={() => {
            const drawn = drawLots(form);
            onChange(drawn);
            const first = dealerOf(drawn);
            setSaid(t('lotsDrawn', { name: first === undefined ? '' : nameOf(first) }));
          }}
        >
          {t('lots')}
        </Button>
      </div>
      <Text size="sm">{seats.length < 2 ? t('nobodyYet') : t('seatsHint')}</Text>
      <div className={classes['ring']}>
        <SeatRing
          seats={seats}
          dealer={dealer}
          nameOf={nameOf}
          onSwap={(one, other) => {
            onChange(swapped(form, one, other));
          }}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {seats.length > 0 && (
        <Choices title={t('dealer')}>
          {seats.map((player) => (
            <Choice
              key={player}
              isChosen={player === dealer}
              onChoose={() => {
                onChange({ ...form, dealer: player });
              }}
            >
              {nameOf(player)}
            </Choice>
          ))}
        </Choices>
      )}
    </section>
  );
}
