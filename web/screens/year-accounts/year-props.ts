import type { MyClub } from '../../api/people/me.js';
import type { YearAccounts } from '../../api/money/years.js';

export interface YearProps {
  readonly club: MyClub;
  readonly accounts: YearAccounts;
}
