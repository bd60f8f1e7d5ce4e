/** Ways to share a result, without a name, and to send it to a teacher, with one. */
import { Button } from '../../parts/Buttons.tsx';
import { ShareButtons } from '../../parts/question/ShareButtons.tsx';
import { SendToClass } from './SendToClass.tsx';

type Props = {
  /** Absent: a link cannot carry the result. */
  url: string | undefined;
  text: string;
  /** Open from the start, because nothing else keeps the result. */
  isOpen: boolean;
  /** The button for the teacher is elsewhere on the page. */
  isOfClass: boolean;
};

/** Drawn only in the browser, because only there the result has an address. */
export function Share({ url, text, isOpen, isOfClass }: Props) {
  return (
    <details className="folded share" open={isOpen}>
      <summary>
        <h2>{url === undefined ? 'Guarda tu resultado' : 'Comparte tu resultado'}</h2>
      </summary>
      <div className="action-bar">
        {url !== undefined && <ShareButtons url={url} text={text} isLive />}
        <Button onClick={() => window.print()} label="Imprimir" />
      </div>
      {url !== undefined && !isOfClass && <SendToClass url={url} text={text} isNext={false} />}
    </details>
  );
}
