/** Restarts a practice once after it fails. After a second failure it shows a message with ways to go on. */
import { Component, Fragment, type ReactNode } from 'react';
import { deviceProgress } from '../../store/progress.ts';

type Props = {
  onMount: () => void;
  /** Called at each failure, before anything new is drawn. It shows the parts of the page that the practice hid. */
  onFail: () => void;
  children: ReactNode;
};

/**
 * Number of restarts. The likeliest cause is a translator or another extension that rewrote the page, and a fresh start
 * from storage repairs that.
 */
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
    // Restarts only once, because a practice that fails again would fail forever.
    if (started < FRESH_STARTS) this.setState({ failed: false, started: started + 1 });
  }

  override render() {
    const { failed, started } = this.state;
    if (failed) return started < FRESH_STARTS ? null : <Failure />;
    return <Fragment key={started}>{this.props.children}</Fragment>;
  }
}

/** Shows the message that the page contains for a failure: templates/parts/PracticeFailure.tsx. */
function Failure() {
  const fill = (place: HTMLElement | null) => {
    const words = document.querySelector<HTMLTemplateElement>('#fallo');
    if (!place || !words) return;
    place.replaceChildren(words.content.cloneNode(true));
    const trouble = deviceProgress.trouble();
    const isStored = trouble === undefined || trouble === 'damaged';
    place.querySelector(isStored ? '[data-unstored]' : '[data-stored]')?.remove();
  };
  return (
    <div className="quiz notice" role="alert">
      <h1>Algo no funcionó en esta página</h1>
      <div ref={fill} />
    </div>
  );
}
