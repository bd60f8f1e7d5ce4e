/** The label of a statement's ground for visitors: derived from the source's record, never typed. */
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

/** Own advice is named as this site's, not as a rule. An unread law is still a law; other unread works are no source. */
export function labelOf({
  kind,
  unread,
  own,
}: Pick<Source, 'kind' | 'unread' | 'own'>): SourceLabel {
  if (kind === 'practica' && own === true) return 'Consejo de este sitio';
  if (unread !== true) return LABELS[kind];
  return kind === 'ley' ? 'Ley, artículo no leído' : 'Sin fuente oficial';
}

/** A source's title beside its label. The title of own advice loses the label and the brackets. */
export function titleBeside({ title, kind, own }: Pick<Source, 'title' | 'kind' | 'own'>): string {
  const label = labelOf({ kind, own });
  if (own !== true || !title.startsWith(label)) return title;
  const rest = title.slice(label.length).trim();
  return /^\((.*)\)$/.exec(rest)?.[1] ?? rest;
}
