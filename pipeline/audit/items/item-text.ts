/** A text of a question: as it is written, as learners read it, and as the checks compare it. */
import { normalise, stemsOfPlain } from './spanish-text.ts';

export class ItemText {
  readonly raw: string;
  readonly text: string;
  /** Folded to lower case without accents or punctuation. */
  readonly plain: string;
  #stems: ReadonlySet<string> | undefined;

  constructor(raw: string, text: string) {
    this.raw = raw;
    this.text = text;
    this.plain = normalise(text);
  }

  /** Counted when first asked for. */
  get stems(): ReadonlySet<string> {
    return (this.#stems ??= stemsOfPlain(this.plain));
  }
}
