import type { MyClub } from '../../api/me.js';
import type { YearAccounts } from '../../api/years.js';

export interface YearProps {
  readonly club: MyClub;
  readonly accounts: YearAccounts;
}
