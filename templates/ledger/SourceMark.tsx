/** An inline mark for a kind of source, with the same letter and shape as on number lines. */

/** Kinds of sources: law, law whose article was not read, agency, press or guide or advice, this site. */
export type SourceKindLetter = 'L' | 'N' | 'A' | 'P' | 'S';

const VOICE_NAMES: Record<SourceKindLetter, string> = {
  L: 'Ley',
  N: 'Ley, artículo no leído',
  A: 'Agencia',
  P: 'Prensa, guía o consejo',
  S: 'Este sitio',
};

export function SourceMark({ voice, used = false }: { voice: SourceKindLetter; used?: boolean }) {
  return (
    <span className={`source-mark source-${voice}${used ? ' is-used' : ''}`} aria-hidden="true">
      {voice}
    </span>
  );
}

/** Explains the letters and the filled mark. @param used true if a mark is filled */
export function SourceLegend({
  voices,
  used = true,
}: {
  voices: readonly SourceKindLetter[];
  used?: boolean;
}) {
  return (
    <p className="legend meta">
      {voices.map((voice) => (
        <span key={voice}>
          <SourceMark voice={voice} /> {VOICE_NAMES[voice]}
        </span>
      ))}
      {used && (
        <span>
          <SourceMark voice={voices[0] ?? 'L'} used /> relleno: lo que usamos
        </span>
      )}
    </p>
  );
}
