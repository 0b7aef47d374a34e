/**
 * The people and things of the examples of the API reference: an evening of a Tarok club, and one on
 * which its members play Königrufen. The ids are the same in all of them.
 */
export const EXAMPLE = {
  club: '5b0c1959-7c0e-4d4b-9a55-0f1d6c3a1959',
  clubName: 'Tarokklubben af 1959',
  karen: '0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a01',
  borge: '1c8e5b7a-2e1d-4b6f-9c43-5d2a7e1b8b02',
  else: '2a9f4d6c-3d2e-4c7a-8b34-6e3b8f2c7c03',
  aksel: '3e7b2f9d-4c3f-4d8b-9a25-7f4c9a3d6d04',
  guest: '4f8c3a0e-5d4a-4e9c-8b36-8a5d0b4e7e05',
  session: '8f14e45f-ceea-467f-a9d6-20251120f001',
  koenigrufenSession: '8f14e45f-ceea-467f-a9d6-20251127f002',
  fineInHand: 'c9f0f895-fb98-4b91-a593-1e0c7a5d2f01',
  fineAbandoning: 'c9f0f895-fb98-4b91-a593-1e0c7a5d2f02',
  fineForMisdeal: 'c9f0f895-fb98-4b91-a593-1e0c7a5d2f04',
  fineBetween: 'c9f0f895-fb98-4b91-a593-1e0c7a5d2f03',
  dispute: 'd15b07e0-5a1c-4c3e-9f20-6b7d1e2f3a01',
  user: '4a5b1c2d-6e7f-4a80-9b1c-2d3e4f5a6b01',
  borgeUser: '4a5b1c2d-6e7f-4a80-9b1c-2d3e4f5a6b02',
  device: '5b6c2d3e-7f80-4b91-8c2d-3e4f5a6b7c02',
  invite: '6c7d3e4f-8091-4ca2-9d3e-4f5a6b7c8d03',
  token: '7d8e4f5a-91a2-4db3-8e4f-5a6b7c8d9e04',
  purse: '8e9f5a6b-a2b3-4ec4-9f5a-6b7c8d9e0f05',
  purseAtBank: '8e9f5a6b-a2b3-4ec4-9f5a-6b7c8d9e0f06',
  kittyAccount: '8e9f5a6b-a2b3-4ec4-9f5a-6b7c8d9e0f07',
  duesAccount: '8e9f5a6b-a2b3-4ec4-9f5a-6b7c8d9e0f08',
  coffeeAccount: '8e9f5a6b-a2b3-4ec4-9f5a-6b7c8d9e0f09',
  differenceAccount: '8e9f5a6b-a2b3-4ec4-9f5a-6b7c8d9e0f0a',
  openingAccount: '8e9f5a6b-a2b3-4ec4-9f5a-6b7c8d9e0f0b',
  dues: '9fa06b7c-b3c4-4fd5-8a6b-7c8d9e0f1a04',
  plan: '9fa06b7c-b3c4-4fd5-8a6b-7c8d9e0f1a01',
  transfer: '9fa06b7c-b3c4-4fd5-8a6b-7c8d9e0f1a02',
  transferReference: 'K4RT7W',
  payment: '9f0a6b7c-b3c4-4fd5-8a6b-7c8d9e0f1a08',
  reference: 'K7M2X3',
  season: 'a01b7c8d-c4d5-4ae6-9b7c-8d9e0f1a2b01',
  key: '7f9c24e5-2f14-4ec1-8f6a-9b1d0c6e5a11',
  opened: '2026-11-20T18:30:00.000Z',
} as const;

/** A moment of that evening, so many minutes after the table was laid. */
export function atMinute(minutes: number): string {
  return new Date(Date.parse(EXAMPLE.opened) + minutes * 60_000).toISOString();
}
