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

/** A law whose text was not read still is a law; any other work that was not read is no source. */
export function labelOf({ kind, unread }: Pick<Source, 'kind' | 'unread'>): SourceLabel {
  if (unread !== true) return LABELS[kind];
  return kind === 'ley' ? 'Ley, artículo no leído' : 'Sin fuente oficial';
}
