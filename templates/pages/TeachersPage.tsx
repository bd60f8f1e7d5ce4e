/** Tools for teachers: project a test, assign it, see results, print, and export to other platforms. */

import { Button } from '../islands/parts/Buttons.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { ScriptNotice } from '../parts/ScriptNotice.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { TestPicker } from '../parts/TestPicker.tsx';
import type { Html as HtmlString, TestCardView, View } from '../view.ts';

/** A file to download. @property size as text, such as «12 KB» */
export type FileView = { label: string; href: string; size: string };

export type PlatformView = { id: string; name: string; files: FileView[] };

type TeachersProps = {
  view: View;
  tests: TestCardView[];
  exam: boolean;
  platforms: PlatformView[];
  classData: HtmlString;
};

const SHEETS = [
  { part: 'preguntas', label: 'Preguntas', checked: true },
  { part: 'hoja', label: 'Hoja de respuestas', checked: true },
  { part: 'clave', label: 'Clave de una línea', checked: true },
  { part: 'explicada', label: 'Clave explicada', checked: false },
  { part: 'dibujos', label: 'Hoja de dibujos', checked: false },
] as const;

const STEPS: Record<string, string> = {
  'microsoft-forms':
    'En Forms, usa la importación rápida con el documento y revisa que cada respuesta correcta quedó marcada. La clave con explicaciones es otro documento.',
  kahoot: 'Al crear un kahoot, importa la hoja de cálculo.',
  blooket: 'Al crear un set, importa el archivo CSV.',
  wayground: 'Antes Quizizz. Crea un quiz e importa la hoja: lleva los dibujos por su dirección.',
  'google-forms':
    'Pega el texto en script.google.com y ejecútalo una vez: el formulario queda en tu Google Drive, con los dibujos.',
  quizlet: 'Al crear un set, escoge importar y pega el texto: un tabulador separa los dos lados.',
  canvas:
    'Importa el paquete QTI en tu curso: es una prueba con dibujos y explicaciones, y un banco con su nombre.',
  moodle: 'Importa el XML al banco de preguntas: lleva los dibujos y por qué falla cada opción.',
};

export function TeachersPage({ view, tests, exam, platforms, classData }: TeachersProps) {
  return (
    <>
      <div className="teachers">
        <h1>Para maestros</h1>
        <p className="lead">
          Escoge un test o un simulacro con número y haz tu clase con él, sin cuentas y gratis.
          También sirve para quien le enseña a conducir a alguien de su casa.
        </p>
        <p>
          <a href={view.href('/maestros/lecciones/')}>Lecciones de 50 minutos</a>, una por capítulo,
          con sus preguntas, su hoja y su examen.
        </p>
        <ScriptNotice what="Esta página" page={view.href('/maestros/')}>
          Puedes imprimir los tests desde <a href={view.href('/tests/')}>su página</a>, bajar los
          archivos y repartir los enlaces de abajo.
        </ScriptNotice>
        {/* Outside a dialog this method does nothing, so a press before the script has loaded keeps the input. */}
        <form method="dialog" className="teacher-form script-only" data-choice="">
          <TestPicker tests={tests} exam={exam} />
          <p className="meta" data-for="simulacro">
            Con el mismo número, el simulacro es el mismo para todos y en todo lo que sigue.
          </p>
        </form>
        <section id="proyectar">
          <h2>1. Proyectar</h2>
          <p>
            Cada pregunta en pantalla completa, con su dibujo. La clase levanta la letra. Avanza con
            las flechas o con un control: primero la clave y por qué, después la próxima. Una vez
            abierto, funciona sin internet. Para contestar en el teléfono, usa «Asignar»: allí cada
            cual recibe otro orden.
          </p>
          <form method="dialog" className="teacher-form script-only" data-project="">
            <div className="action-bar">
              <Button look="primary" type="submit" label="Proyectar" />
            </div>
          </form>
        </section>
        <Assign />
        <div className="class-link" data-class-link="" aria-live="polite" />
        <TestLinks view={view} tests={tests} />
        <section id="resultados">
          <h2>3. Ver resultados</h2>
          <p>
            Para treinta de una vez: haz en Google Forms o Microsoft Forms una sola pregunta de
            respuesta corta, «Pega tu enlace», y ponla en Classroom o en Teams. Después abre las
            respuestas como hoja de cálculo, copia la columna y pégala aquí.
          </p>
          <p>
            También sirve lo que llegue por correo, Teams o WhatsApp, tal como llegó y todo junto.
          </p>
          <form method="dialog" className="teacher-form script-only" data-results-of="">
            <label>
              Enlaces de resultados
              {/* The field has no name, so that a press before the script has loaded sends its content to nobody. */}
              <textarea rows={6} spellCheck={false} />
            </label>
            <div className="action-bar">
              <Button look="primary" type="submit" label="Ver la tabla" />
            </div>
          </form>
          <p className="meta">
            El nombre va solo en el enlace que el alumno te envía. La tabla se hace en tu
            dispositivo: este sitio no la recibe ni la guarda.
          </p>
          <div className="class-results" data-class-results="" />
        </section>
        <section id="imprimir">
          <h2>4. Imprimir</h2>
          <p>
            En papel tamaño carta, también en blanco y negro.{' '}
            <a href={view.href('/maestros/tarjetas/')}>Las tarjetas de señales</a> tienen su página:
            ocho por hoja, dibujo delante y significado detrás.
          </p>
          <form method="dialog" className="teacher-form script-only" data-paper="">
            <fieldset>
              <legend>Versión</legend>
              <label>
                <input type="checkbox" name="version-A" defaultChecked /> A
              </label>
              <label>
                <input type="checkbox" name="version-B" /> B, en otro orden
              </label>
            </fieldset>
            <fieldset>
              <legend>Hojas</legend>
              {SHEETS.map(({ part, label, checked }) => (
                <label key={part}>
                  <input type="checkbox" name={`hoja-${part}`} defaultChecked={checked} /> {label}
                </label>
              ))}
            </fieldset>
            <div className="action-bar">
              <Button look="primary" type="submit" label="Imprimir" />
            </div>
          </form>
          <p>
            ¿Corriges con ZipGrade? Usa su hoja de respuestas e importa esta clave en tu prueba.
            Sigue el formato que publica ZipGrade; no la probamos dentro de su aplicación.
          </p>
          <form method="dialog" className="teacher-form script-only" data-zipgrade="">
            <div className="action-bar">
              <Button type="submit" label="Clave para ZipGrade (A y B)" />
            </div>
          </form>
        </section>
        <Platforms platforms={platforms} />
        <SourceReadDates />
      </div>
      <div className="paper-sheets" data-paper-sheets="" />
      <HtmlBlock of={classData} />
    </>
  );
}

function Assign() {
  return (
    <section id="poner">
      <h2>2. Asignar</h2>
      <p>
        El enlace pide primero el nombre. Al final, el alumno te envía su resultado con un botón.
      </p>
      <form method="dialog" className="teacher-form script-only" data-assign="">
        <fieldset data-for="test">
          <legend>Las respuestas</legend>
          <label>
            <input type="radio" name="modo" value="final" defaultChecked /> Se ven al final, como en
            un examen
          </label>
          <label>
            <input type="radio" name="modo" value="cada" /> Se explican después de cada pregunta
          </label>
        </fieldset>
        <div className="action-bar">
          <Button look="primary" type="submit" label="Crear el enlace" />
        </div>
      </form>
    </section>
  );
}

function TestLinks({ view, tests }: { view: View; tests: readonly TestCardView[] }) {
  return (
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
  );
}

function Platforms({ platforms }: Pick<TeachersProps, 'platforms'>) {
  return (
    <section id="plataformas">
      <h2>5. Llevarlo a otra plataforma</h2>
      {platforms.length === 0 ? (
        <p className="notice">En esta vista previa no hay archivos.</p>
      ) : (
        <p>
          Un archivo por test, con todas sus preguntas. En Kahoot, Blooket, Microsoft Forms y
          Quizlet las de dibujo dicen «Mira el dibujo 7»: imprime la hoja de dibujos del mismo test
          o proyéctalo. Seguimos las columnas que leen programas públicos y no los probamos dentro
          de cada plataforma: revisa el primero antes de tu clase.
        </p>
      )}
      {platforms.map(({ id, name, files }) => (
        <details key={id} id={id}>
          <summary>{name}</summary>
          <p>{STEPS[id]}</p>
          <ul>
            {files.map(({ label, href, size }) => (
              <li key={href}>
                <a href={href} download="">
                  {label}
                </a>{' '}
                <span className="meta">{size}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
