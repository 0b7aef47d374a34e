import { FineFilter } from '../../audit/fine-register/query.js';
import { LANGUAGE_OF_PAPER } from '../papers.dto.js';
import { OneOf } from '../../platform/validation/fields.js';
import { LANGUAGES, type LanguageId } from '../../people/languages.js';

/** Which fines of the club are wanted on paper. */
export class RegisterPaperQuery extends FineFilter {
  @OneOf(LANGUAGES, LANGUAGE_OF_PAPER)
  readonly language?: LanguageId | null;
}
