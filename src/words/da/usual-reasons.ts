/** The reasons of corrections without a reason of their own. */
export default { undone: 'Fortrudt.', 'deck-faulty': 'Kortene var forkerte.' };
