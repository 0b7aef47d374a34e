import type { Readings } from '../readings.js';

/** The books speak English themselves. */
export default {} satisfies Readings;
