/** Buttons to share a result without a name, and a form to send it to a teacher with a name. */
import { Button } from '../../parts/Buttons.tsx';
import { ShareButtons } from '../../parts/question/ShareButtons.tsx';
import { SendToClassForm } from './SendToClassForm.tsx';

type Props = {
  /** Undefined if there is no link to the result, as for harder questions. */
  url: string | undefined;
  text: string;
  /** True if the box is open from the start, because the result is not stored. */
  isOpen: boolean;
  /** True if the form for the teacher is elsewhere on the page. */
  isOfClass: boolean;
};

/** Rendered only in the browser, because the result has an address only there. */
export function ShareSection({ url, text, isOpen, isOfClass }: Props) {
  return (
    <details className="folded-section share" open={isOpen}>
      <summary>
        <h2>{url === undefined ? 'Guarda tu resultado' : 'Comparte tu resultado'}</h2>
      </summary>
      <div className="action-bar">
        {url !== undefined && <ShareButtons url={url} text={text} isLive />}
        <Button onClick={() => window.print()} label="Imprimir" />
      </div>
      {url !== undefined && !isOfClass && <SendToClassForm url={url} text={text} isNext={false} />}
    </details>
  );
}
