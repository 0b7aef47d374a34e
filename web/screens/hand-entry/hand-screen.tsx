import { lazy } from 'react';
import { useEveningHere } from '../../parts/use-evening-here.js';

const TarokHand = lazy(async () => ({
  default: (await import('../tarok-entry/hand-screen.js')).TarokHand,
}));

const KoenigrufenHand = lazy(async () => ({
  default: (await import('../koenigrufen-entry/hand-screen.js')).KoenigrufenHand,
}));

/** The next hand, in the entry of the game that the evening plays. */
export function HandScreen() {
  const evening = useEveningHere();
  const { rules, table } = evening;
  if (rules.game === 'tarok' && table.pots !== undefined) {
    return <TarokHand evening={evening} rules={rules} table={{ ...table, pots: table.pots }} />;
  }
  if (rules.game === 'koenigrufen') return <KoenigrufenHand evening={evening} rules={rules} />;
  return null;
}
