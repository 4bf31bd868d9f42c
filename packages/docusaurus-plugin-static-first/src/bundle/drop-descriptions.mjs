const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const ATTRIBUTE = String.raw`\s+[\w-]+=(?:${TEXT}|\{(?:[^{}]|\{[^{}]*\})*\})`;

/** `description` in a call of `translate`, if it consists of string literals. */
const OF_CALL = new RegExp(
  String.raw`(\btranslate\(\s*\{(?:[^{}'"\x60]|${TEXT}|\x60[^\x60]*\x60)*?)\bdescription:\s*${TEXT}(?:\s*\+\s*${TEXT})*(?:\s*,|(?=\s*\}))`,
  'g',
);
/** `description` among the attributes of `<Translate>`. */
const OF_ELEMENT = new RegExp(
  String.raw`(<Translate(?:${ATTRIBUTE})*?)\s+description=${TEXT}`,
  'g',
);

/**
 * Removes the descriptions of texts for translators from a module. Docusaurus
 * reads them in the sources; browsers don't use them.
 *
 * @param {string} source a module with JSX, TypeScript or not
 * @returns {string} the module without the descriptions of its texts
 */
export default function dropDescriptions(source) {
  return source.includes('@docusaurus/Translate')
    ? source.replace(OF_CALL, '$1').replace(OF_ELEMENT, '$1')
    : source;
}
