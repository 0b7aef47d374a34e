/** The reasons of corrections without a reason of their own. */
export default { undone: 'Zurückgenommen.', 'deck-faulty': 'Die Karten waren falsch.' };
