/** A statement about a centre with its source and date. */
import type { SourcedStatement } from '../../schemas/centre.ts';
import type { View } from '../view.ts';
import { ExternalLink } from './ExternalLink.tsx';

const CONFIDENCE = {
  high: 'confirmado',
  medium: 'publicado, sin confirmar',
  low: 'sin confirmar',
} as const;

export function CentreStatement({ view, item }: { view: View; item: SourcedStatement }) {
  return (
    <>
      {view.text(item.text)}{' '}
      <small>
        ({[CONFIDENCE[item.confidence], item.date].filter(Boolean).join(', ')}
        {item.source && (
          <>
            {' · '}
            <ExternalLink href={item.source}>fuente</ExternalLink>
          </>
        )}
        )
      </small>
    </>
  );
}
