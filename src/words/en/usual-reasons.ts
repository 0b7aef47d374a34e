/** The reasons of corrections without a reason of their own. */
export default { undone: 'Undone.', 'deck-faulty': 'The deck was faulty.' };
