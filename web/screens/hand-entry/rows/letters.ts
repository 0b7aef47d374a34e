/** The columns of the players on a keyboard, and above them as on a paper. */
export const LETTERS = 'abcd';
