/** The app's code of an evening: an entry of its own, so that it can be bundled without its screens. */
export { eveningOf } from '../../../web/evening/evening.js';
export { courseOf, keepRead, keepTaken } from '../../../web/evening/kept-evening.js';
export {
  preview,
  previewCorrection,
  previewFine,
  previewStep,
} from '../../../web/evening/preview.js';
