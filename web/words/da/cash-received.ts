/** Money that is received from a member. */
export default {
  paysTransfer: 'Betaler overførslen {{reference}} i en aftalt afregning ({{money}} mangler)',
  restOpen: 'Så mangler der stadig {{money}} af overførslen.',
  paysItems: 'Hvad pengene er for',
  paysOldest:
    'Foreslået er det ældste. Er der mere, end krydserne dækker, betaler resten det ældste.',
};
