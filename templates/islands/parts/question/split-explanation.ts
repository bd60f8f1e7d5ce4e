/** Splits the explanation of a question into its first sentence, which is the rule, and the rest. */
import type { QuizNode, QuizText } from '../../model/quiz-data.ts';

/**
 * Matches the end of a sentence if another sentence follows. The dots of "Art.", "Núm." and "Sec.", and of shorter
 * words such as "EE.", end no sentence.
 */
const END = /(?!Art\.|Núm\.|Sec\.)[^.\s]{3,}[.!?…]»?(?=\s+[¿¡«]?\p{Lu})/u;

export function splitExplanation(text: QuizText): [rule: QuizText, rest: QuizNode[]] {
  const nodes = typeof text === 'string' ? [text] : text;
  for (const [at, node] of nodes.entries()) {
    if (typeof node !== 'string') continue;
    const end = END.exec(node);
    if (!end) continue;
    const cut = end.index + end[0].length;
    return [
      [...nodes.slice(0, at), node.slice(0, cut)],
      [node.slice(cut).trimStart(), ...nodes.slice(at + 1)],
    ];
  }
  return [text, []];
}
