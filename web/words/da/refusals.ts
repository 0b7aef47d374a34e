import said from '../../../src/words/da/index.js';
import service, { several } from './refusals/service.js';

/**
 * Why something cannot be. What has no reason yet is told by its English sentence: here stand the
 * Danish ones beside them. `{0}`, `{1}` … stand for what changes in them, which is looked up here as
 * well. A sentence that is not here is shown as it came.
 */
export default {
  said,
  unforeseen: 'En hånd er ved at blive fortrudt; det skal sendes, før det går videre.',
  sentences: [...service, ...several] as readonly (readonly [english: string, danish: string])[],
};
