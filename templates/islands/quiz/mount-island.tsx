/** Turns a server-rendered island and its JSON into a living one, with a calm message if it fails. */
import { Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { element } from '../page/element.ts';
import type { PracticeLinks } from './quiz-data.ts';

class IslandBoundary extends Component<
  { report: string | undefined; onMount: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  override componentDidMount(): void {
    this.props.onMount();
  }

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

/** Where the build put the data of a test: in a file of its own, which the test and its result share. */
type DataElsewhere = { src: string };

/** The server wrote the data, or its address; a page that does not get it stays the plain page it was. */
export async function mountIsland<Data extends { links: PracticeLinks }>(
  place: Element | null,
  island: (data: Data) => ReactNode,
): Promise<void> {
  const text = document.getElementById('quiz-data')?.textContent;
  // The island's own parent, whatever the template wrapped around it: hydration needs an exact match.
  const container = place?.querySelector('.quiz, .resultado')?.parentElement;
  if (!container || !text) return;
  const written = JSON.parse(text) as Data | DataElsewhere;
  const data = 'src' in written ? await load<Data>(written.src) : written;
  if (!data) return sayMissing(container);
  const choose = choicesIn(container);
  hydrateRoot(
    container,
    <IslandBoundary report={data.links.report} onMount={choose}>
      {island(data)}
    </IslandBoundary>,
  );
}

/** Hydration overlooks what a reader chose before the script was there: it is set back first. @returns chooses it again */
function choicesIn(container: HTMLElement): () => void {
  const changed = [...container.querySelectorAll('input')].filter(
    (input) => input.checked !== input.defaultChecked,
  );
  const wanted = changed.filter((input) => input.checked || input.type === 'checkbox');
  for (const input of changed) input.checked = input.defaultChecked;
  return () => {
    for (const input of wanted) input.click();
  };
}

async function load<Data>(address: string): Promise<Data | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as Data) : undefined;
  } catch {
    return undefined;
  }
}

/** The list of questions below is there all the same. */
function sayMissing(container: Element): void {
  const again = element('a', { href: window.location.pathname }, 'Recargar la página');
  container.prepend(
    element(
      'p',
      { class: 'aviso', role: 'alert' },
      'No se pudieron cargar las preguntas. Revisa tu conexión. ',
      again,
    ),
  );
}
