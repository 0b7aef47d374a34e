/** The reasons of corrections without a reason of their own. */
export default { undone: 'Ångrat.', 'deck-faulty': 'Det var fel på korten.' };
