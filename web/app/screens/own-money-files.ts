/** Where the screens of a member's own money are. */

export const myMoney = async () => (await import('../../screens/my-money/my-money.js')).MyMoney;
export const iHavePaid = async () =>
  (await import('../../screens/my-money/i-have-paid.js')).IHavePaid;
export const plans = async () => (await import('../../screens/settling-up/plans.js')).Plans;
export const newPlan = async () =>
  (await import('../../screens/settling-up/new-plan/new-plan.js')).NewPlan;
export const plan = async () => (await import('../../screens/settling-up/plan.js')).Plan;
