/**
 * The 404 page. Its script shows the hidden section for the kind of page that is missing: a test, a centre or an
 * article.
 */

import type { Centre } from '../../schemas/centre.ts';
import { ButtonLink } from '../islands/parts/Buttons.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import type { Html as HtmlString, LinkedRecord, TestCardView, View } from '../view.ts';

type NotFoundProps = {
  view: View;
  tests: TestCardView[];
  centres: LinkedRecord<Centre>[];
  sign: HtmlString | undefined;
};

export function NotFoundPage({ view, tests, centres, sign }: NotFoundProps) {
  return (
    <div className="text-column not-found">
      {sign && <HtmlBlock as="p" className="sign-image" of={sign} />}
      <h1>Página No Encontrada - 404</h1>
      <p className="lead">Lo sentimos, la página que buscas no existe.</p>
      <section data-404="test" hidden>
        <h2>Ese test no existe</h2>
        <p>Puedes empezar por el primero o escoger otro.</p>
        <ul className="link-list">
          {tests.map((test) => (
            <li key={test.id}>
              <a href={view.href(test.route)}>{test.title}</a>
            </li>
          ))}
        </ul>
      </section>
      <section data-404="centro" hidden>
        <h2>Ese centro no existe</h2>
        <p data-404-suggestion="" hidden />
        <p>Estos son los centros que conocemos.</p>
        <ul className="link-list">
          {centres.map((centre) => (
            <li key={centre.id}>
              <a href={view.href(centre.route)} data-id={centre.id}>
                {centre.data.name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section data-404="blog" hidden>
        <h2>Ese artículo no existe</h2>
        <p>
          <a href={view.href('/blog/')}>Ver todos los artículos</a>
        </p>
      </section>
      <p data-404-search="" hidden>
        <a href={view.href('/buscar/')}>Busca lo más parecido a esta dirección</a>
      </p>
      <p>La dirección puede tener un error, o la página cambió de sitio.</p>
      <p className="buttons">
        <ButtonLink look="primary" href={view.href('/')} label="Volver al inicio" />
      </p>
      <section>
        <h2>¿A dónde ibas?</h2>
        <RelatedLinks
          view={view}
          items={[
            { label: 'Tests de Práctica', route: '/tests/', text: 'Practica por temas.' },
            {
              label: 'Guía de Estudio',
              route: '/guia-estudio/',
              text: 'El manual, por capítulos.',
            },
            { label: 'Trámites', route: '/tramites/', text: 'Qué llevas y cuánto cuesta.' },
            { label: 'Centros CESCO', route: '/centros-cesco/', text: 'Dónde sacas la licencia.' },
          ]}
        />
      </section>
    </div>
  );
}
