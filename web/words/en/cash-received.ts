export default {
  paysTransfer: 'Pays the transfer {{reference}} of an agreed plan ({{money}} open)',
  restOpen: '{{money}} of the transfer stays open.',
};
