/** html-validate's recommended rules, except where React's output or this site deviates on purpose. */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The standard itself writes <!doctype html> in lower case.
    'doctype-style': 'off',
    // React closes <br/>, <img/> and <input/>; browsers ignore the slash.
    'void-style': 'off',
    // React writes checked="" and hidden="" where HTML would do without the value.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes dateTime; attribute names are case-insensitive in HTML.
    'attr-case': ['error', { ignoreForeign: true, style: ['lowercase', 'camelcase'] }],
    // A copied number with non-breaking hyphens cannot be dialled.
    'tel-non-breaking': 'off',
    // A wide table scrolls inside a region so that it can be scrolled by keyboard; a <section> would need its own
    // heading.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Titles end in the site's name: a search engine that cuts off a long title removes only that name.
    'long-title': ['error', { maxlength: 80 }],
    // A question's form gets its submit button once an option is chosen; Enter before that reports a missing answer.
    'wcag/h32': 'off',
  },
};
