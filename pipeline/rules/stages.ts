/** The findings of other stages than the audit: each id, which is never renamed, and a sentence. Its page is <family>/<problem>.md. */
import type { RuleId } from '../findings/finding.ts';

export const STAGE_RULES = {
  'load/file':
    'A content file is missing, unreadable, too large, a link or outside the data folder.',
  'load/encoding':
    'A content file is not clean UTF-8: wrong bytes, invisible or bidirectional control characters.',
  'load/stray-file': 'A file in the data folder belongs to no collection.',
  'parse/json-syntax': 'A JSON file cannot be parsed.',
  'parse/front-matter-syntax': 'The front matter of a Markdown file cannot be parsed.',
  'parse/duplicate-key': 'A key is twice in one object, or is reserved by JavaScript.',
  'parse/markdown': 'A text that is too long or nested too deeply to be read.',
  'schema/invalid': 'A key is not in the schema, or a value does not fit it.',
  'link/duplicate-id': 'Two entries have the same id.',
  'link/missing-target':
    'A reference to an entry, fact, reading, source or surface that does not exist.',
  'link/broken-route': 'An internal link to an address or anchor that the site does not have.',
  'link/bad-reference':
    'A {{…}} that is neither a reference nor a quoted literal, or is in a place that allows none.',
  'link/chapter-sections':
    'The level-2 headings of a chapter differ from the sections its front matter declares.',
  'markdown/active-content':
    'HTML or an unsafe link address in Markdown, or Markdown in a plain text.',
  'output/duplicate-route': 'Two pages would be written to the same address.',
  'output/html-invalid':
    'A page breaks a rule of HTML that visitors of assistive technology depend on.',
  'output/unsafe-html': 'A page holds active content that no template writes.',
  'output/broken-link': 'A finished page links to something that the site does not have.',
  'output/jsonld-mismatch':
    'The structured data says what the page does not show, a rating without evidence, or an address that the site does not serve.',
  'output/hedging':
    'A page hedges more, has more open notes or more words of sources than its budget allows.',
  'output/over-budget': 'A page or bundle is larger than its budget, or nearly.',
  'review/unseen':
    'Something that visitors read, or a picture, is not what a person last looked at.',
  'export/failed':
    'The content cannot become one of the export formats, or pictures are named at an address that nobody can have.',
} as const satisfies Record<RuleId, string>;
