/** The rules that other stages report: ids, which are never renamed, with a summary. Pages: <family>/<problem>.md. */
import type { RuleId } from '../findings/finding.ts';

export const STAGE_RULES = {
  'load/file':
    'A content file is missing, unreadable, too large, a link or outside the data folder.',
  'load/encoding':
    'A content file is not clean UTF-8: wrong bytes, invisible or bidirectional control characters.',
  'load/stray-file': 'A file in the data folder belongs to no collection.',
  'parse/json-syntax': 'A JSON file cannot be parsed.',
  'parse/front-matter-syntax': 'The front matter of a Markdown file cannot be parsed.',
  'parse/duplicate-key': 'An object has a key twice, or a key that JavaScript reserves.',
  'parse/markdown':
    'A Markdown text cannot be parsed: it is too long, nested too deeply or has an unknown entity.',
  'schema/invalid': 'A key is not in the schema, or a value does not fit it.',
  'link/duplicate-id': 'Two entries have the same id.',
  'link/missing-target':
    'A text or a field names an entry, fact, reading, source or surface that does not exist.',
  'link/broken-route': 'A link leads to an address or anchor that the site does not have.',
  'link/bad-reference':
    'A {{…}} is neither a reference nor a quoted literal, or is in a place that allows none.',
  'link/chapter-sections':
    'The level-2 headings of a chapter differ from the sections of its front matter.',
  'markdown/active-content':
    'A text contains HTML, a link with an unsafe address, or Markdown in a plain-text field.',
  'output/duplicate-route': 'Two pages would be written to the same address.',
  'output/html-invalid': 'A page breaks an HTML rule that assistive technology depends on.',
  'output/unsafe-html': 'A page contains active content that no template writes.',
  'output/broken-link': 'A finished page links to something that the site does not have.',
  'output/jsonld-mismatch':
    'The structured data has a text that the page does not show, a rating, or an address that the site does not serve.',
  'output/hedging':
    'A page has more hedges, open notes or words about sources than its budget allows.',
  'output/over-budget': 'A page or bundle exceeds its budget, or is close to it.',
  'review/unseen': 'A text or a picture differs from the last reviewed version.',
  'export/failed':
    'The content cannot be exported, or an export links to pictures at an address that cannot exist.',
} as const satisfies Record<RuleId, string>;
