import type { MyClub } from '../../api/people/me.js';

export interface CashProps {
  readonly club: MyClub;
}
