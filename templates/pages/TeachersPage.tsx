/** For teachers: print, set an exam, see the results, and take a test to another platform. Nobody needs an account. */
import { Fragment } from 'react';
import type { TeachersProps } from '../page-props.ts';
import { ChooseTest } from '../parts/ChooseTest.tsx';
import { Html } from '../parts/Html.tsx';
import { NeedsScript } from '../parts/NeedsScript.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

/** What a teacher does with the file there, in the order in which the page lists the platforms. */
const STEPS: Record<string, string> = {
  'microsoft-forms':
    'En Forms, usa la importación rápida con el documento y revisa que cada respuesta correcta quedó marcada. La clave con explicaciones es otro documento. El documento no lleva dibujos. Para dar las preguntas que los necesitan, envía por Teams el enlace de «Poner un examen» o usa Google Forms.',
  kahoot: 'Al crear un kahoot, importa la hoja de cálculo.',
  blooket: 'Al crear un set, importa el archivo CSV.',
  wayground: 'Antes Quizizz. Crea un quiz e importa la hoja: lleva los dibujos por su dirección.',
  'google-forms':
    'Pega el texto en script.google.com y ejecútalo una vez: el formulario queda en tu Google Drive, con los dibujos.',
  canvas: 'Importa el paquete QTI en tu curso: es una prueba, con dibujos y explicaciones.',
  moodle: 'Importa el XML al banco de preguntas: lleva los dibujos y por qué falla cada opción.',
};

const missing = (count: number) => (count === 1 ? 'Falta 1' : `Faltan ${count}`);

export function TeachersPage(props: TeachersProps) {
  const { view, tests, exam, platforms, leftOut, classData } = props;
  return (
    <>
      <h1>Para maestros</h1>
      <p className="entrada">
        Imprime un test, ponlo en tu clase con un enlace y mira los resultados. Sin cuentas y
        gratis; también para quien le enseña a conducir a alguien de su casa.
      </p>
      <NeedsScript what="Poner un examen y ver resultados" page={view.href('/maestros/')}>
        Puedes imprimir los tests desde <a href={view.href('/tests/')}>su página</a>, bajar los
        archivos y repartir los enlaces de abajo.
      </NeedsScript>
      <section id="imprimir">
        <h2>1. Imprimir</h2>
        <RelatedLinks
          view={view}
          items={[
            {
              label: 'Hojas de un test o un simulacro',
              route: '/maestros/imprimir/',
              text: 'Versiones A y B, hoja de respuestas, clave de una línea y clave explicada.',
            },
            {
              label: 'Tarjetas de señales',
              route: '/maestros/tarjetas/',
              text: 'Ocho por hoja, dibujo delante y significado detrás.',
            },
          ]}
        />
      </section>
      <section id="poner">
        <h2>2. Poner un examen</h2>
        <p>
          Quien abre el enlace contesta en su teléfono o computadora. Con el mismo número, el
          simulacro es el mismo para todos.
        </p>
        <form className="clase solo-con-script" data-assign="">
          <ChooseTest tests={tests} exam={exam} />
          <fieldset data-for="test">
            <legend>Las respuestas</legend>
            <label>
              <input type="radio" name="modo" value="final" defaultChecked /> Se ven al final, como
              en un examen
            </label>
            <label>
              <input type="radio" name="modo" value="cada" /> Se explican después de cada pregunta
            </label>
          </fieldset>
          <div className="bar">
            <button className="btn alt" type="submit">
              Abrir el examen
            </button>
          </div>
        </form>
        <div className="enlace-clase" data-class-link="" aria-live="polite" />
        <details>
          <summary>Los enlaces de los tests</summary>
          <ul>
            {tests.map(({ id, title, questions }) => (
              <li key={id}>
                <a href={view.href(`/test/${id}/`)}>
                  Test {id}: {view.words(title)}
                </a>{' '}
                <span className="meta">{questions} preguntas</span>
              </li>
            ))}
          </ul>
        </details>
      </section>
      <section id="resultados">
        <h2>3. Ver resultados</h2>
        <p>
          Al terminar, cada alumno escribe su nombre o apodo en su resultado, copia el enlace y te
          lo envía por Teams, WhatsApp o correo. Pega aquí los enlaces, uno en cada línea.
        </p>
        <form className="clase solo-con-script" data-results-of="">
          <label>
            Enlaces de resultados
            {/* Without a name: a press before the script is there must send it to nobody. */}
            <textarea rows={6} spellCheck={false} autoComplete="off" />
          </label>
          <div className="bar">
            <button className="btn go" type="submit">
              Ver la tabla
            </button>
          </div>
        </form>
        <p className="meta">
          El nombre va solo en el enlace que el alumno te envía. La tabla se hace en tu dispositivo:
          este sitio no la recibe ni la guarda.
        </p>
        <div className="resultados-clase" data-class-results="" />
      </section>
      <section id="plataformas">
        <h2>4. Llevarlo a otra plataforma</h2>
        {platforms.length === 0 ? (
          <p className="aviso">En esta vista previa no hay archivos.</p>
        ) : (
          <p>
            Un archivo por test. Con todas las preguntas y sus dibujos: el papel, Wayground, Google
            Forms, Canvas y Moodle. En las demás quedan fuera las que necesitan su dibujo: cada
            archivo dice cuántas lleva y cuáles le faltan. Seguimos las columnas que leen programas
            públicos y no los probamos dentro de cada plataforma: revisa el primero antes de tu
            clase.
          </p>
        )}
        {platforms.map(({ id, name, files }) => (
          <details key={id} id={id}>
            <summary>{name}</summary>
            <p>{STEPS[id]}</p>
            <ul>
              {files.map(({ label, href, size, leftOut: lists }) => (
                <li key={href ?? label}>
                  {href === undefined ? (
                    `${label} · sin archivo`
                  ) : (
                    <a href={href} download="">
                      {label}
                    </a>
                  )}{' '}
                  {size !== undefined && <span className="meta">{size}</span>}
                  {lists.map((list) => (
                    <Fragment key={list.id}>
                      {' · '}
                      <a href={`#${list.id}`}>{missing(list.questions.length)}</a>
                    </Fragment>
                  ))}
                </li>
              ))}
            </ul>
          </details>
        ))}
        {leftOut.length > 0 && (
          <>
            <h3>Las preguntas que faltan</h3>
            <p>
              Ponlas en el papel o en la pantalla de la clase: cada una tiene su página, con el
              dibujo.
            </p>
            {leftOut.map(({ id, title, why, questions }) => (
              <details key={id} id={id}>
                <summary>
                  {title} ({questions.length})
                </summary>
                <p>{why}</p>
                <ul>
                  {questions.map(({ stem, href }) => (
                    <li key={href}>
                      <a href={href}>{stem}</a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </>
        )}
      </section>
      <Html of={classData} />
      <ReadOn />
    </>
  );
}
