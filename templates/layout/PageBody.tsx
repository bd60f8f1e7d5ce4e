/**
 * Everything inside <body>. It depends on `view`, `current` and `keys` alone, so the pipeline renders it once for each
 * `current` and splices the page's own `crumbs` and `main` into it.
 */
import type { ReactNode } from 'react';
import type { View } from '../view.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

type Props = { view: View; current: string; keys: string; main: ReactNode; crumbs?: ReactNode };

export function PageBody({ view, current, keys, main, crumbs }: Props) {
  return (
    <>
      <a className="skip-link" href="#contenido">
        Saltar al contenido principal
      </a>
      <Header view={view} current={current} keys={keys} />
      {crumbs}
      <main id="contenido" tabIndex={-1}>
        {main}
      </main>
      <Footer view={view} />
    </>
  );
}
