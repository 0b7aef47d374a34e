/** The points that an auditor can check in a year, in the order of the form. */
export const CHECKED = [
  'vouchers-have-receipts',
  'purses-counted',
  'members-agree',
  'dues-charged',
  'expenses-decided',
  'proof-verified',
] as const;
export type Checked = (typeof CHECKED)[number];

/** Offices in which one keeps the books: a member with one in a year does not examine it. */
export const BOOK_KEEPERS = ['treasurer', 'secretary'] as const;

/** How somebody kept the books of a year: in an office, or because they recorded vouchers of it. */
export const BOOKS_KEPT = [...BOOK_KEEPERS, 'recorder'] as const;
export type BooksKept = (typeof BOOKS_KEPT)[number];

/** The conclusions that an auditor can sign. */
export const CONCLUSIONS = ['approved', 'approved-with-reservations', 'not-approved'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];
