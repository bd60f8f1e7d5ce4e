/** Derives the label that visitors see beside a statement from the record of its source. */
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

/**
 * Advice of this site has its own label. An unread law still counts as law; other unread works do not count as sources.
 */
export function sourceLabelOf({
  kind,
  unread,
  own,
}: Pick<Source, 'kind' | 'unread' | 'own'>): SourceLabel {
  if (kind === 'practica' && own === true) return 'Consejo de este sitio';
  if (unread !== true) return LABELS[kind];
  return kind === 'ley' ? 'Ley, artículo no leído' : 'Sin fuente oficial';
}

/** A source's title, for printing beside its label. The title of this site's advice loses the label and brackets. */
export function titleWithoutLabel({
  title,
  kind,
  own,
}: Pick<Source, 'title' | 'kind' | 'own'>): string {
  const label = sourceLabelOf({ kind, own });
  if (own !== true || !title.startsWith(label)) return title;
  const rest = title.slice(label.length).trim();
  return /^\((.*)\)$/.exec(rest)?.[1] ?? rest;
}
