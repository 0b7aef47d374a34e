/** What a pot is called, and what it holds. */
export default {
  pots: { 'king-pot': 'Kongekop', 'pagat-pot': 'Pagatkop', kitty: 'Klubkasse' },
  holds: '{{pot}}: {{points}}',
};
