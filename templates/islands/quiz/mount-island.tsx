/** Turns a server-rendered island and its JSON into a living one, with a calm message if it fails. */
import { Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PracticeLinks } from './quiz-data.ts';

class IslandBoundary extends Component<{ report: string | undefined; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="aviso" role="alert">
        <h1>Algo no funcionó en esta página</h1>
        <p>Tus respuestas están guardadas en este dispositivo.</p>
        <p>
          {/* Without its hash, so that the broken question is not the first thing it opens again. */}
          <a href={window.location.pathname}>Recargar la página</a>
        </p>
        {this.props.report && (
          <p>
            <a href={this.props.report} rel="noopener noreferrer">
              Reportar el problema
            </a>
          </p>
        )}
      </div>
    );
  }
}

/** The server wrote `data`; a page without it stays the plain page it was. */
export function mountIsland<Data extends { links: PracticeLinks }>(place: Element | null, island: (data: Data) => ReactNode): void {
  const text = document.getElementById('quiz-data')?.textContent;
  // The island's own parent, whatever the template wrapped around it: hydration needs an exact match.
  const container = place?.querySelector('.quiz, .resultado')?.parentElement;
  if (!container || !text) return;
  const data = JSON.parse(text) as Data;
  hydrateRoot(container, <IslandBoundary report={data.links.report}>{island(data)}</IslandBoundary>);
}
