/** Stands in for js-yaml in the bundle: gray-matter names it at load, but front matter is read by `yaml` alone. */
const refuse = () => {
  throw new Error('js-yaml is not part of this program');
};
module.exports = { safeLoad: refuse, safeDump: refuse };
