export default {
  paysTransfer: 'Pays the transfer {{reference}} of an agreed plan ({{money}} open)',
  restOpen: '{{money}} of the transfer stays open.',
  paysItems: 'What the money is for',
  paysOldest:
    'The oldest is proposed. If it is more than what is ticked, the rest pays the oldest.',
};
