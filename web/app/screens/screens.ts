/** Where the screens are: fetched with the first of them that is opened, not with the members' start. */

export const signIn = async () => (await import('../../screens/sign-in/sign-in.js')).SignIn;
export const setup = async () => (await import('../../screens/setup/setup.js')).Setup;
export const acceptInvite = async () =>
  (await import('../../screens/invite/invite.js')).AcceptInvite;
export const reset = async () => (await import('../../screens/reset/reset.js')).Reset;
export const certificate = async () =>
  (await import('../../screens/certificate/certificate.js')).Certificate;
export const parts = async () => (await import('../../screens/parts/parts.js')).Parts;
export const pair = async () => (await import('../../screens/pair/pair.js')).Pair;
export const clubs = async () => (await import('../../screens/clubs/clubs.js')).Clubs;
export const account = async () => (await import('../../screens/account/account.js')).Account;
export const notifications = async () =>
  (await import('../../screens/notifications/notifications.js')).NotificationsScreen;
export const shared = async () => (await import('../../screens/shared/shared.js')).Shared;
export const eveningStart = async () =>
  (await import('../../screens/evening-start/evening-start.js')).EveningStart;
export const tableScreen = async () => (await import('../../screens/table/table.js')).TableScreen;
export const handScreen = async () =>
  (await import('../../screens/hand-entry/hand-screen.js')).HandScreen;
export const fineScreen = async () =>
  (await import('../../screens/fine-entry/fine-screen.js')).FineScreen;
export const statement = async () =>
  (await import('../../screens/statement/statement.js')).Statement;
export const eveningAccount = async () =>
  (await import('../../screens/statement/evening-account.js')).EveningAccount;
export const ownFines = async () => (await import('../../screens/own-fines/own-fines.js')).OwnFines;
export const heldScreen = async () => (await import('../../screens/held/held.js')).HeldScreen;
export const sessions = async () => (await import('../../screens/sessions/sessions.js')).Sessions;
export const plannedEvenings = async () =>
  (await import('../../screens/planned-evenings/planned-evenings.js')).PlannedEvenings;
export const plannedEvening = async () =>
  (await import('../../screens/planned-evenings/planned-evening.js')).PlannedEveningScreen;
export const session = async () => (await import('../../screens/session/session.js')).Session;
export const rulesPage = async () => (await import('../../screens/rules/rules-page.js')).RulesPage;
export const eveningPage = async () =>
  (await import('../../screens/evening-page/evening-page.js')).EveningPage;
export const hand = async () => (await import('../../screens/hand/hand.js')).Hand;
export const wall = async () => (await import('../../screens/wall/wall.js')).Wall;
export const people = async () => (await import('../../screens/people/people.js')).People;
export const memberList = async () =>
  (await import('../../screens/member-list/member-list.js')).MemberList;
export const webhooks = async () => (await import('../../screens/webhooks/webhooks.js')).Webhooks;
export const fines = async () => (await import('../../screens/fines/fines.js')).Fines;
export const audit = async () => (await import('../../screens/audit/audit.js')).Audit;
export const verification = async () =>
  (await import('../../screens/verification/verification.js')).Verification;
export const correctHand = async () =>
  (await import('../../screens/corrections/correct-hand.js')).CorrectHand;
export const correctFine = async () =>
  (await import('../../screens/corrections/correct-fine.js')).CorrectFine;
export const correctSeat = async () =>
  (await import('../../screens/corrections/correct-seat.js')).CorrectSeat;
export const disputes = async () => (await import('../../screens/disputes/disputes.js')).Disputes;
export const decideDispute = async () =>
  (await import('../../screens/disputes/decide-dispute.js')).DecideDispute;
export const raiseDispute = async () =>
  (await import('../../screens/dispute/raise-dispute.js')).RaiseDispute;
export const dispute = async () => (await import('../../screens/dispute/dispute.js')).Dispute;
export const statistics = async () =>
  (await import('../../screens/statistics/statistics.js')).Statistics;
export const countedHands = async () =>
  (await import('../../screens/statistics/hands/hands.js')).CountedHands;
export const records = async () => (await import('../../screens/records/records.js')).Records;
export const whoPaidWhomScreen = async () =>
  (await import('../../screens/who-paid-whom/who-paid-whom.js')).WhoPaidWhomScreen;
export const headToHeadScreen = async () =>
  (await import('../../screens/head-to-head/head-to-head.js')).HeadToHeadScreen;
export const cash = async () => (await import('../../screens/cash/cash.js')).Cash;
export const recordMoney = async () =>
  (await import('../../screens/cash-record/record.js')).RecordMoney;
export const vouchers = async () => (await import('../../screens/vouchers/vouchers.js')).Vouchers;
export const accountCard = async () =>
  (await import('../../screens/account-card/account-card.js')).AccountCard;
export const voucher = async () => (await import('../../screens/vouchers/voucher.js')).Voucher;
export const reconciliation = async () =>
  (await import('../../screens/reconciliation/reconciliation.js')).ReconciliationScreen;
export const accounts = async () =>
  (await import('../../screens/cash-accounts/accounts.js')).Accounts;
export const cashSettings = async () =>
  (await import('../../screens/cash-settings/settings.js')).CashSettings;
export const dues = async () => (await import('../../screens/dues/dues.js')).Dues;
export const recurring = async () =>
  (await import('../../screens/recurring/recurring.js')).Recurring;
export const keepRecurring = async () =>
  (await import('../../screens/recurring/keep-recurring.js')).KeepRecurring;
export const yearAccounts = async () =>
  (await import('../../screens/year-accounts/year-accounts.js')).YearAccounts;
export const budget = async () => (await import('../../screens/year-accounts/budget.js')).Budget;
export const myMoney = async () => (await import('../../screens/my-money/my-money.js')).MyMoney;
export const iHavePaid = async () =>
  (await import('../../screens/my-money/i-have-paid.js')).IHavePaid;
export const plans = async () => (await import('../../screens/settling-up/plans.js')).Plans;
export const newPlan = async () =>
  (await import('../../screens/settling-up/new-plan/new-plan.js')).NewPlan;
export const plan = async () => (await import('../../screens/settling-up/plan.js')).Plan;
export const seasons = async () => (await import('../../screens/seasons/seasons.js')).Seasons;
export const newSeason = async () =>
  (await import('../../screens/seasons/new-season.js')).NewSeason;
export const season = async () => (await import('../../screens/season/season.js')).Season;
export const carriedEvenings = async () =>
  (await import('../../screens/carried/carried.js')).CarriedEvenings;
export const changeSeason = async () =>
  (await import('../../screens/seasons/change-season.js')).ChangeSeason;
export const changeRule = async () =>
  (await import('../../screens/seasons/change-rule.js')).ChangeRule;
export const tryHand = async () => (await import('../../screens/try-hand/try-hand.js')).TryHand;
export const tryRecorded = async () =>
  (await import('../../screens/try-hand/try-recorded.js')).TryRecorded;
export const whatIf = async () => (await import('../../screens/what-if/what-if.js')).WhatIfScreen;
export const publicBook = async () =>
  (await import('../../screens/public-book/public-book.js')).PublicBook;
export const ownBooks = async () => (await import('../../screens/own-books/own-books.js')).OwnBooks;
export const booksBeside = async () =>
  (await import('../../screens/books-beside/books-beside.js')).BooksBeside;
export const ownBook = async () => (await import('../../screens/own-books/own-book.js')).OwnBook;
export const newBook = async () =>
  (await import('../../screens/own-books/editing/new-book.js')).NewBook;
export const changeBook = async () =>
  (await import('../../screens/own-books/editing/change-book.js')).ChangeBook;
