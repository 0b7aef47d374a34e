export { default } from '../../../src/words/de/payments.js';
