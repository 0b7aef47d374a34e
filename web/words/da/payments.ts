export { default } from '../../../src/words/da/payments.js';
