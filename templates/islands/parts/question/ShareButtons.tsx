/** The ways to send an address, WhatsApp first. The page's script copies, shares and opens the popup: page/share.ts. */
import type { ReactNode } from 'react';

type Props = {
  url: string;
  text: string;
  /** What «Copiar enlace» copies where it is not `url`: the reader alone decides who gets it. */
  copied?: string;
  /** Drawn in the browser, which knows whether it can share; the build's button is hidden until the page's script knows. */
  isLive?: boolean;
};

export function ShareButtons({ url, text, copied = url, isLive = false }: Props): ReactNode {
  const encoded = [text, url].map(encodeURIComponent);
  return (
    <>
      <a
        className="btn alt"
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
      <button
        className="btn alt"
        type="button"
        data-share={url}
        data-share-text={text}
        hidden={!(isLive && 'share' in navigator)}
      >
        Compartir
      </button>
      <button className="btn alt" type="button" data-copy={copied}>
        Copiar enlace
      </button>
      <a
        className="btn alt"
        href={`https://x.com/intent/post?text=${encoded[0]}&url=${encoded[1]}`}
        rel="noopener noreferrer"
        data-popup=""
      >
        Publicar en X
      </a>
    </>
  );
}
