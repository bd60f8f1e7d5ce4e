/** What visitors are told about the ground of a statement: derived from the source's record, never typed. */
import type { Source } from '../../schemas/source.ts';
import type { SourceLabel } from '../../templates/view.ts';

const LABELS: Record<Source['kind'], SourceLabel> = {
  ley: 'Ley',
  agencia: 'Agencia',
  manual: 'Agencia',
  prensa: 'Prensa o guía',
  guia: 'Prensa o guía',
  practica: 'Consejo',
  sitio: 'Sin fuente oficial',
};

/** Advice that has no other author is named as this site’s, so that no reader takes it for a rule. A law whose text was not read still is a law; any other work that was not read is no source. */
export function labelOf({
  kind,
  unread,
  own,
}: Pick<Source, 'kind' | 'unread' | 'own'>): SourceLabel {
  if (kind === 'practica' && own === true) return 'Consejo de este sitio';
  if (unread !== true) return LABELS[kind];
  return kind === 'ley' ? 'Ley, artículo no leído' : 'Sin fuente oficial';
}

/** A source's title beside its label. For own advice: without that label and its brackets. */
export function titleBeside({ title, kind, own }: Pick<Source, 'title' | 'kind' | 'own'>): string {
  const label = labelOf({ kind, own });
  if (own !== true || !title.startsWith(label)) return title;
  const rest = title.slice(label.length).trim();
  return /^\((.*)\)$/.exec(rest)?.[1] ?? rest;
}
