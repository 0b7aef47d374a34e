import { Text, type TextProps } from '@mantine/core';
import { localeNow } from '../../words/locale.js';

interface Formats {
  readonly signed: Intl.NumberFormat;
  readonly plain: Intl.NumberFormat;
}

/** Made once a language: to make them takes longer than to use them. */
const made = new Map<string, Formats>();

function formats(): Formats {
  const locale = localeNow();
  const known = made.get(locale);
  if (known !== undefined) return known;
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', useGrouping: true });
  const plain = new Intl.NumberFormat(locale, { useGrouping: true });
  made.set(locale, { signed, plain });
  return { signed, plain };
}

/** Points won or lost as text: `+12`, `−7` with a real minus, `0`. */
export function signedPoints(value: number): string {
  return formats().signed.format(value).replace('-', '−');
}

/** An amount of points as text, without a sign: `1.240`. */
export function plainPoints(value: number): string {
  return formats().plain.format(value);
}

interface Props extends TextProps {
  readonly value: number;
}

/** Points won or lost: the sign says it, the colour underlines it. */
export function Points({ value, ...text }: Props) {
  const colour = value > 0 ? 'var(--gain)' : value < 0 ? 'var(--loss)' : undefined;
  return (
    <Text
      component="span"
      inherit
      fw={650}
      {...(colour === undefined ? {} : { c: colour })}
      {...text}
    >
      {signedPoints(value)}
    </Text>
  );
}
