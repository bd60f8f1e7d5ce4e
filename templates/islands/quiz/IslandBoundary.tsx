/** Starts a practice that fails anew, once; after that it shows a message with ways to go on. */
import { Component, Fragment, type ReactNode } from 'react';
import { deviceProgress } from '../storage/progress.ts';
import type { PracticeLinks } from './quiz-data.ts';

type Props = {
  links: PracticeLinks;
  /** Called once the practice is drawn. */
  onMount: () => void;
  /** Called at each failure, before anything new is drawn: shows again what the practice hid in the page. */
  onFail: () => void;
  children: ReactNode;
};

/** The likeliest cause is a translator or another extension that rewrote the page: a fresh start from storage repairs that. */
const FRESH_STARTS = 1;

export class IslandBoundary extends Component<Props, { failed: boolean; started: number }> {
  override state = { failed: false, started: 0 };

  override componentDidMount(): void {
    this.props.onMount();
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
    const { started } = this.state;
    // Never more often: a practice that fails again would fail forever.
    if (started < FRESH_STARTS) this.setState({ failed: false, started: started + 1 });
  }

  override render(): ReactNode {
    const { failed, started } = this.state;
    if (failed) return started < FRESH_STARTS ? null : <Failure links={this.props.links} />;
    return <Fragment key={started}>{this.props.children}</Fragment>;
  }
}

/** Id of the list of all questions that the page of a test prints. */
const PLAIN_QUESTIONS = 'preguntas';

function Failure({ links }: { links: PracticeLinks }): ReactNode {
  const trouble = deviceProgress.trouble();
  const plain = document.getElementById(PLAIN_QUESTIONS) ? `#${PLAIN_QUESTIONS}` : links.tests;
  return (
    <div className="quiz aviso" role="alert">
      <h1>Algo no funcionó en esta página</h1>
      <p>
        {trouble === undefined || trouble === 'damaged'
          ? 'Un fallo del programa detuvo la práctica. Tus respuestas están guardadas en este dispositivo.'
          : 'Un fallo del programa detuvo la práctica. Este navegador no guarda tus respuestas: si recargas, se pierden.'}
      </p>
      <div className="botones">
        {/* Without its hash, so that the broken question is not the first thing it opens again. */}
        <a className="btn go" href={window.location.pathname}>
          Recargar la página
        </a>
        <a className="btn alt" href={plain}>
          Leer las preguntas sin el programa
        </a>
      </div>
      {links.report && (
        <p>
          <a href={links.report} rel="noopener noreferrer">
            Reportar el problema
          </a>
        </p>
      )}
    </div>
  );
}
