import { Button, Checkbox, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { NumberPad } from '../../parts/form/fields/number-pad.js';
import { ReasonField } from '../../parts/form/fields/reason-field.js';
import classes from './parts.module.css';

/** Buttons, fields and choices. */
export function FormParts() {
  const [chosen, choose] = useState('b');
  const [reason, setReason] = useState('');
  const nothing = () => undefined;
  return (
    <Stack>
      <div className={classes['row']}>
        <Button>What is wanted</Button>
        <Button variant="default">Another way</Button>
        <Button variant="subtle">A side way</Button>
        <Button disabled>Not now</Button>
        <Button color="red.9">Cannot be undone</Button>
      </div>
      <Choices title="A question">
        {['a', 'b'].map((one) => (
          <Choice
            key={one}
            isChosen={one === chosen}
            onChoose={() => {
              choose(one);
            }}
          >
            {`Answer ${one}`}
          </Choice>
        ))}
        <Choice whyNot="It needs three players." onChoose={nothing}>
          Cannot be
        </Choice>
      </Choices>
      <NumberPad label="A number" onDigit={nothing} onErase={nothing} onNext={nothing} />
      <TextInput label="A field" description="What it is for" />
      <TextInput label="A field that is wrong" error="Why it is" defaultValue="-3" />
      <NativeSelect label="One of several" data={['One', 'Another']} />
      <Checkbox
        size="md"
        defaultChecked
        label={
          <>
            Ticked
            <Text component="span" display="block" size="sm" c="dimmed">
              What that means
            </Text>
          </>
        }
      />
      <Switch size="md" label="On" description="What that means" defaultChecked />
      <ReasonField
        label="Why"
        description="It stays in the log."
        error={null}
        value={reason}
        onChange={setReason}
        ready={['Wrong player.', 'Forgotten melding.']}
      />
    </Stack>
  );
}
