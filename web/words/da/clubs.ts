/** The choice of clubs. */
export default {
  title: 'Dine klubber',
  none: 'Du er ikke med i en klub endnu. Åbn den invitation, du har fået, eller bed sekretæren om en.',
};
