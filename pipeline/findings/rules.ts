/** Every rule, in one table: its id, which is never renamed, and what it guards. Its page is rules/<family>-<problem>.md. */

export const RULES = {
  'load/file':
    'A content file is missing, unreadable, too large, a link or outside the data folder.',
  'load/encoding':
    'A content file is not clean UTF-8: wrong bytes, invisible or bidirectional control characters.',
  'load/stray-file': 'A file in the data folder belongs to no collection.',
  'parse/json-syntax': 'A JSON file cannot be parsed.',
  'parse/front-matter-syntax': 'The front matter of a Markdown file cannot be parsed.',
  'parse/duplicate-key': 'The same key stands twice in one object, or is reserved by JavaScript.',
  'parse/markdown': 'A text that is too long or nested too deeply to be read.',
  'schema/invalid': 'A value does not fit its schema.',
  'schema/unknown-key': 'A key is not in the schema.',
  'link/duplicate-id': 'Two entries have the same id.',
  'link/missing-target':
    'A reference to an entry, fact, reading, source or surface that does not exist.',
  'link/broken-route': 'An internal link to an address or anchor that the site does not have.',
  'link/bad-reference':
    'A {{…}} that is no reference and no quoted literal, or stands where none may stand.',
  'link/chapter-sections':
    'The level-2 headings of a chapter differ from the sections its front matter declares.',
  'link/orphan': 'An entry that no page shows, or a fact that nothing refers to.',
  'markdown/active-content':
    'HTML or an unsafe link address in Markdown, or Markdown in a plain text.',
  'fact/bad-value': 'A reading’s value does not fit the fact’s kind or unit.',
  'fact/contradiction':
    'Comparable readings of a fact contradict each other, and nobody has decided.',
  'fact/against-authority':
    'A reading of the site differs from what an authority says, and nobody has decided.',
  'fact/uneven': 'Readings are compatible but worded with different precision.',
  'fact/ambiguous-reference':
    'A bare {{fact}} while its readings disagree and no ruling prefers one.',
  'fact/text-differs':
    'The wording of a reading, or of a ruling, says something else than the value.',
  'fact/source-differs': 'A reading differs from what its source is on record as saying.',
  'fact/ambiguous-mention': 'A quantity in the text could belong to two facts equally.',
  'fact/literal': 'A written quantity equals a reading: a reference would keep it true.',
  'fact/unneeded-quote': 'A quoted literal that holds no quantity.',
  'fact/unbound': 'A quantity with a unit that belongs to no fact.',
  'ruling/stale': 'The readings changed since the ruling was made.',
  'ruling/unneeded': 'A ruling although the readings agree.',
  'ruling/review-due': 'The review date of a ruling has been reached.',
  'ruling/against-computed': 'A ruling prefers a claim over a value the build computes.',
  'ruling/bad-reading': 'A ruling prefers a reading that does not exist.',
  'claim/unsupported': 'A claim of the site about itself with no computed reading and no source.',
  'quiz/answer-out-of-range': 'correctAnswer points outside the options.',
  'quiz/duplicate-option': 'Two options of a question are the same.',
  'quiz/listed-count': 'The listed number of questions differs from the bank.',
  'quiz/answer-against-ruling': 'The right option states a reading that a ruling did not prefer.',
  'quiz/explanation-differs':
    'The explanation states another quantity than the right option in the same unit.',
  'quiz/near-duplicate': 'Two questions of one test with the same words.',
  'item/longest-key': 'The right option is much longer than all the others.',
  'item/detailed-key':
    'Only the right option has a parenthesis, a number, a reason or a condition.',
  'item/all-of-them': 'An option that stands for all the others: «Todas las anteriores».',
  'item/none-of-them': 'An option that stands for none of the others: «Ninguna de las anteriores».',
  'item/combined-options': 'An option that combines other options or names their letters.',
  'item/negative-stem': 'A negative question whose negation does not stand out.',
  'item/double-negative': 'A negative question with a negative answer.',
  'item/absolute-distractor': 'Absolute words («siempre», «nunca», «solo») in wrong options only.',
  'item/vague-frequency': 'A vague frequency in an option: «a veces», «generalmente», «poco».',
  'item/stem-echo': 'A word of the question that only the right option repeats.',
  'item/convergence': 'The right option shares most words with the others.',
  'item/agreement-cue': 'A stem that ends in an article with which an option does not agree.',
  'item/form-cue': 'Only the right option begins with its kind of word.',
  'item/mixed-style': 'Options that differ in full stops, capitals or units.',
  'item/unordered-numbers': 'Options that are numbers in no order.',
  'item/overlapping-ranges': 'Two options whose ranges overlap, so that both can be right.',
  'item/repeated': 'Two questions of the bank that ask nearly the same.',
  'item/contradiction': 'Two questions whose answers contradict each other.',
  'item/gives-away': 'A question or its explanation that tells the answer of another question.',
  'item/readability':
    'A question that is hard to read: INFLESZ below 65, or a long stem, option or sentence.',
  'item/unfocused-stem':
    'A stem that asks nothing on its own, or whose question marks do not match.',
  'item/filler': 'A long stem of which most words matter to nothing else.',
  'item/structure': 'A true-or-false question, or two options that read nearly the same.',
  'item/key-positions':
    'Positions of the right options that are too uneven or too even to be drawn at random.',
  'item/numeric-rank': 'The lowest, middle or highest number is right too often.',
  'item/explanation':
    'An explanation that is too short, says nothing of the answer, names no source or names an option by its place.',
  'item/alt-text': 'The description of a sign tells its meaning, or is missing.',
  'item/unbound-figure':
    'A figure in a stem, right option or explanation that is no reference and no quoted literal.',
  'item/distractor-reason': 'A wrong option without the confusion it stands for.',
  'item/unneeded-waiver': 'A waiver of a question that waives nothing.',
  'item/guessable': 'A guessing bot does better than chance.',
  'item/topic-supply': 'How many questions each weight topic of the exam has.',
  'manual/untaught-fact': 'A fact that a question uses and no chapter of the manual teaches.',
  'text/readability':
    'A chapter that is hard to read: INFLESZ below 65, or a sentence of more than 25 words.',
  'text/future-date': 'A day on which something happened, and that is still to come.',
  'text/relative-date': 'A date that is only true for a while: "hace 2 semanas".',
  'text/placeholder': 'A placeholder instead of text: {token}, TODO, lorem ipsum.',
  'output/duplicate-route': 'Two pages would be written to the same address.',
  'output/html-invalid':
    'A page breaks a rule of HTML that visitors of assistive technology depend on.',
  'output/unsafe-html': 'A page holds active content that no template writes.',
  'output/broken-link': 'A finished page links to something that the site does not have.',
  'output/jsonld-mismatch': 'The structured data says something that the page does not show.',
  'output/jsonld-unsupported-claim':
    'The structured data states a rating or statistic without evidence.',
  'output/jsonld-dead-target':
    'The structured data leads to an address that the site does not serve.',
  'output/over-budget': 'A page or bundle is larger than its budget.',
  'export/failed': 'The content cannot become one of the export formats.',
} as const;

export type RuleId = keyof typeof RULES;
export const RULE_IDS = Object.keys(RULES) as RuleId[];
