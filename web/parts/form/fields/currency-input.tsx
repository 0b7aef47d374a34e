import { Text, TextInput, type TextInputProps } from '@mantine/core';

/** A field for an amount, with the currency at its end. */
export function CurrencyInput({
  currency,
  ...field
}: TextInputProps & { readonly currency: string }) {
  return (
    <TextInput
      autoComplete="off"
      rightSection={
        <Text size="sm" c="dimmed">
          {currency}
        </Text>
      }
      rightSectionWidth="3.5rem"
      {...field}
    />
  );
}
