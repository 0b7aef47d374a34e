import { Text, type TextProps } from '@mantine/core';

const SIGNED = new Intl.NumberFormat('da', { signDisplay: 'exceptZero', useGrouping: true });
const PLAIN = new Intl.NumberFormat('da', { useGrouping: true });

/** Points won or lost as text: `+12`, `−7` with a real minus, `0`. */
export function signedPoints(value: number): string {
  return SIGNED.format(value).replace('-', '−');
}

/** An amount of points as text, without a sign: `1.240`. */
export function plainPoints(value: number): string {
  return PLAIN.format(value);
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
