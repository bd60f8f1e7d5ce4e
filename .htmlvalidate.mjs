/** html-validate's recommended rules, less those that only judge how React and HTML's short forms are spelt. */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // <!doctype html> in lower case is what the standard itself writes.
    'doctype-style': 'off',
    // React closes <br/>, <img/> and <input/>; browsers ignore the slash.
    'void-style': 'off',
    // React writes checked="" and hidden="" where HTML would do without the value.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes dateTime; attribute names have no case in HTML.
    'attr-case': ['error', { ignoreForeign: true, style: ['lowercase', 'camelcase'] }],
    // A number with non-breaking hyphens cannot be copied into a telephone.
    'tel-non-breaking': 'off',
    // A wide table scrolls inside a region so that the keyboard reaches it; a <section> would ask for a heading of its own.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Titles end in the site's name, and that is all a search engine cuts off.
    'long-title': ['error', { maxlength: 80 }],
    // Nothing in the bar of a question is dead: its button comes with an answer, and Enter before says that one is missing.
    'wcag/h32': 'off',
  },
};
