/**
 * The notice in place of a practice. It shows at once without JavaScript, and later if the script or its data fail to
 * load.
 */
import type { ReactNode } from 'react';

type Props = {
  /** Subject of the sentence, such as "El simulacro". */
  what: string;
  /** The page's own address without its hash, so that the link reloads the page. */
  page: string;
  children: ReactNode;
};

export function ScriptNotice({ what, page, children }: Props) {
  return (
    <>
      <noscript>
        <p className="notice">
          {what} necesita JavaScript. {children}
        </p>
      </noscript>
      {/* Shown while the root says that the script is missing: see before-paint.ts. */}
      <p className="notice no-script" role="alert">
        {what} no ha cargado. {children} <a href={page}>Recarga la página</a>; si sigue igual,
        revisa tu conexión.
      </p>
    </>
  );
}
