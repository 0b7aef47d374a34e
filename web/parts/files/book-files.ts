import { may, type Mine } from '../../api/people/rights.js';
import type { FileOf } from './file-of.js';

/** The owner of the books. */
interface Club extends Mine {
  readonly id: string;
  readonly language: string;
}

interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** The books of a club for other programs, of a period or of all time; as far as one may read them. */
export function bookFiles(club: Club, { from, to }: Period = {}): readonly FileOf[] {
  const query = { from, to };
  // A program of bookkeeping reads the form of the club's language, for any reader.
  const inClub = { ...query, language: club.language };
  return [
    ...(may(club, 'read-money')
      ? [{ title: 'journal', of: `${club.id}/journal`, query: inClub, formats: TABLE } as const]
      : []),
    ...(may(club, 'read-all')
      ? [
          {
            title: 'ledger',
            of: `${club.id}/ledger`,
            query,
            formats: ['hledger', ...TABLE],
          } as const,
        ]
      : []),
  ];
}

const TABLE = ['csv', 'xlsx'] as const;
