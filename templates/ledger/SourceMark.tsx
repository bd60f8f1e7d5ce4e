/** An inline mark for a kind of source, with the same letter and shape as on number lines. */

/** Kinds of sources: law, law whose article was not read, agency, press or guide or advice, this site. */
export type SourceKindLetter = 'L' | 'N' | 'A' | 'P' | 'S';

const SOURCE_KINDS: Record<SourceKindLetter, { name: string; className: string }> = {
  L: { name: 'Ley', className: 'source-law' },
  N: { name: 'Ley, artículo no leído', className: 'source-unread-law' },
  A: { name: 'Agencia', className: 'source-agency' },
  P: { name: 'Prensa, guía o consejo', className: 'source-press' },
  S: { name: 'Este sitio', className: 'source-site' },
};

export const sourceKindClass = (letter: SourceKindLetter, used: boolean): string =>
  `${SOURCE_KINDS[letter].className}${used ? ' is-used' : ''}`;

export function SourceMark({ letter, used = false }: { letter: SourceKindLetter; used?: boolean }) {
  return (
    <span className={`source-mark ${sourceKindClass(letter, used)}`} aria-hidden="true">
      {letter}
    </span>
  );
}

/** Explains the letters and the filled mark. @param used true if a mark is filled */
export function SourceLegend({
  letters,
  used = true,
}: {
  letters: readonly SourceKindLetter[];
  used?: boolean;
}) {
  return (
    <p className="legend meta">
      {letters.map((letter) => (
        <span key={letter}>
          <SourceMark letter={letter} /> {SOURCE_KINDS[letter].name}
        </span>
      ))}
      {used && (
        <span>
          <SourceMark letter={letters[0] ?? 'L'} used /> relleno: lo que usamos
        </span>
      )}
    </p>
  );
}
