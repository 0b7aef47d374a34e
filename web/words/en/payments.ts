export { default } from '../../../src/words/en/payments.js';
