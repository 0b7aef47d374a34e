import { Text, type TextProps } from '@mantine/core';
import { useMoney } from './money.js';

/** Writes money won or lost: `+12,50 kr.`, `−7,00 kr.`, `0,00 kr.` */
export function useSignedMoney(currency: string): (minor: number) => string {
  const money = useMoney(currency);
  return (minor) => (minor > 0 ? `+${money(minor)}` : money(minor));
}

interface Props extends TextProps {
  readonly minor: number;
  readonly currency: string;
}

/** Money won or lost: the sign says it, the colour underlines it. */
export function SignedMoney({ minor, currency, ...text }: Props) {
  const money = useSignedMoney(currency);
  const colour = minor > 0 ? 'var(--gain)' : minor < 0 ? 'var(--loss)' : undefined;
  return (
    <Text
      component="span"
      inherit
      style={{ whiteSpace: 'nowrap' }}
      {...(colour === undefined ? {} : { c: colour })}
      {...text}
    >
      {money(minor)}
    </Text>
  );
}
