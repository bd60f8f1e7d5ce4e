/** Replaces js-yaml in the bundle: gray-matter requires it when loaded, but only `yaml` parses front matter. */
const refuse = () => {
  throw new Error('js-yaml is not part of this program');
};
module.exports = { safeLoad: refuse, safeDump: refuse };
