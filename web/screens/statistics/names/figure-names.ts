import { isKeeper } from '../../../../src/rules/payment.js';
import { useFineWords } from '../../../parts/disputes/fine-words.js';
import { useTranslation } from '../../../words/use-translation.js';

/** Names of what is counted; one that has none here is called as the service calls it. */
export interface FigureNames {
  readonly feat: (feat: string) => string;
  readonly melding: (melding: string) => string;
  readonly contract: (contract: string) => string;
  readonly figure: (figure: string) => string;
  readonly cup: (cup: string) => string;
  readonly fine: (code: string) => string;
  readonly end: (end: string) => string;
}

/** Words: rooms `statistics`, `payments`, `fine-entry`. */
export function useFigureNames(): FigureNames {
  const { t, all } = useTranslation(['statistics', 'payments']);
  const fines = useFineWords();
  const among = (words: Readonly<Record<string, string>>) => (name: string) => words[name] ?? name;
  return {
    feat: among(all('feats')),
    melding: among(all('meldinger.names')),
    contract: among(all('contracts.names')),
    figure: among(all('figures.names')),
    cup: (cup) => (isKeeper(cup) ? t(`payments:pots.${cup}`) : cup),
    fine: (code) => fines.code({ code }),
    end: among(all('fines.ends')),
  };
}
