const { Ajv2020 } = require('ajv/dist/2020.js');
const ajvFormats = require('ajv-formats');

/** By the schemas as text: those of one build are the same in every file. */
const kept = new Map();

/**
 * The faults of a value by a schema, as text: none is ''. Compiled schemas are kept for the files to
 * follow, so they come in as text: an object of a test would keep everything that the test has loaded.
 *
 * @param schemas schemas by their names, as JSON; they name each other in `$ref`
 * @returns takes a schema, as JSON, and a value
 */
exports.validatorOf = (schemas) => {
  const known = kept.get(schemas);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  ajv.addVocabulary(['discriminator']);
  ajvFormats.default(ajv);
  for (const [name, schema] of Object.entries(JSON.parse(schemas))) ajv.addSchema(schema, name);
  const validators = new Map();
  const mistakes = (schema, value) => {
    const validate = validators.get(schema) ?? ajv.compile(JSON.parse(schema));
    validators.set(schema, validate);
    if (validate(value)) return '';
    const { errors } = validate;
    validate.errors = null;
    return ajv.errorsText(errors);
  };
  kept.set(schemas, mistakes);
  return mistakes;
};
