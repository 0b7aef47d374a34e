export { default } from '../../../src/words/sv/payments.js';
