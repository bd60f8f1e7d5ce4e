/**
 * Everything inside <body>. It depends on `view` and `current` alone, so the pipeline renders it once for each
 * section and splices the page's own `crumbs` and `main` into it.
 */
import type { ReactNode } from 'react';
import type { View } from '../view.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

export { Breadcrumbs } from './Breadcrumbs.tsx';
export { Footer, Header };

type Props = { view: View; current: string; main: ReactNode; crumbs?: ReactNode };

export function Document({ view, current, main, crumbs }: Props) {
  return (
    <>
      <a className="salto" href="#contenido">
        Saltar al contenido principal
      </a>
      <Header view={view} current={current} />
      {crumbs}
      <main id="contenido" tabIndex={-1}>
        {main}
      </main>
      <Footer view={view} />
    </>
  );
}
