/** Money that is received from a member. */
export default {
  paysTransfer: 'Betaler overførslen {{reference}} i en aftalt afregning ({{money}} mangler)',
  restOpen: 'Så mangler der stadig {{money}} af overførslen.',
};
