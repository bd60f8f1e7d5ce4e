/** The buttons that share an address. The page's script handles them: page/share.ts. */
import { Button, ButtonLink } from '../Buttons.tsx';

type Props = {
  url: string;
  text: string;
  /**
   * True if the buttons are rendered in the browser, which knows whether it can share. A button from the build is
   * hidden until the page's script has checked that.
   */
  isLive?: boolean;
  /**
   * Set for a link that goes to one teacher, without a button for X. The share button comes first, because a school's
   * tablet may have no WhatsApp. `next`: the first button is the main action.
   */
  toTeacher?: 'next' | 'later';
};

export function ShareButtons({ url, text, isLive = false, toTeacher }: Props) {
  const encoded = [text, url].map(encodeURIComponent);
  const canShare = isLive && 'share' in navigator;
  const look = (isFirst: boolean) =>
    isFirst && toTeacher === 'next' ? 'btn primary' : 'btn secondary';
  const share = (
    <button
      key="share"
      className={look(true)}
      type="button"
      data-share={url}
      data-share-text={text}
      hidden={!canShare}
    >
      {toTeacher ? 'Enviar' : 'Compartir'}
    </button>
  );
  const whatsApp = (
    <a
      key="whatsapp"
      className={look(!canShare)}
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
      rel="noopener noreferrer"
    >
      WhatsApp
    </a>
  );
  return (
    <>
      {toTeacher ? [share, whatsApp] : [whatsApp, share]}
      <Button data-copy={url} label="Copiar enlace" />
      {!toTeacher && (
        <ButtonLink
          href={`https://x.com/intent/post?text=${encoded[0]}&url=${encoded[1]}`}
          rel="noopener noreferrer"
          data-popup=""
          label="Publicar en X"
        />
      )}
    </>
  );
}
