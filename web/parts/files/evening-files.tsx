import { AsFile } from './as-file.js';

interface Props {
  readonly club: string;
  readonly session: string;
}

/** An evening as its sheet, and its hands and payments as tables. */
export function EveningFiles({ club, session }: Props) {
  const of = `${club}/sessions/${session}`;
  return (
    <AsFile
      files={[
        { title: 'sheet', of: `${of}/sheet`, formats: ['pdf'] },
        { title: 'hands', of: `${of}/hands`, formats: ['xlsx', 'csv'] },
        { title: 'payments', of: `${of}/ledger`, formats: ['xlsx', 'csv'] },
      ]}
    />
  );
}
