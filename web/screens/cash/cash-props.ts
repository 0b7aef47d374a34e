import type { MyClub } from '../../api/me.js';

export interface CashProps {
  readonly club: MyClub;
}
