/** The canonical data as a linked-data graph, in JSON-LD. */
import type { ExportFormat } from '../format.ts';
import { contentNodes, type GraphContent, type GraphInput } from './content.ts';
import { contextOf } from './context.ts';
import { ledgerNodes } from './ledger.ts';

export const graph: ExportFormat<GraphInput> = (canonical) => {
  return {
    files: [
      {
        path: '/api/v1/graph.jsonld',
        content: () => `${JSON.stringify(graphDocument(canonical), null, 1)}\n`,
        label: 'JSON-LD',
      },
    ],
    leftOut: canonical.centres
      .filter(({ hours }) => !hours.agreed)
      .map(({ name }) => ({
        what: `graph.jsonld: el horario de ${name}`,
        why: 'Hay más de un horario y ninguno confirmado. El archivo da cada uno con su fuente.',
      })),
  };
};

export function graphDocument(canonical: GraphContent): {
  '@context': Record<string, string>;
  '@graph': object[];
} {
  return {
    '@context': contextOf(canonical.meta.address),
    '@graph': [...contentNodes(canonical), ...ledgerNodes(canonical)],
  };
}
