/** A text of a question: its nodes, the words that learners read, and the words that the checks compare. */
import { passageOf } from '../text/passages.ts';
import { toPlainText, withPlainSpaces } from '../text/plain-text.ts';
import { normalise, stemsOfNormalisedText } from '../text/spanish.ts';
import type { FilledReference, Inline } from '../text/tree.ts';

export class ItemText {
  readonly nodes: readonly Inline[];
  /** The printed text without markup, with plain spaces. */
  readonly text: string;
  /** The text in lower case, without accents and without punctuation, apart from % and $ and decimal points. */
  readonly plain: string;
  #stems: ReadonlySet<string> | undefined;

  /** @param filled returns the text that a reference prints */
  constructor(nodes: readonly Inline[], filled: (node: FilledReference) => string) {
    this.nodes = nodes;
    this.text = withPlainSpaces(toPlainText(nodes, filled));
    this.plain = normalise(this.text);
  }

  /** The typed words of the text, with the placeholder `SLOT` for each reference and literal. */
  get written(): string {
    return passageOf([this.nodes]).text;
  }

  get stems(): ReadonlySet<string> {
    return (this.#stems ??= stemsOfNormalisedText(this.plain));
  }
}
