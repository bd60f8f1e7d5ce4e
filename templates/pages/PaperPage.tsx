/** Sheets of a test or of an exam by its number, as they will be printed. */
import type { PaperPageProps } from '../page-props.ts';
import { BackLink } from '../parts/BackLink.tsx';
import { ChooseTest } from '../parts/ChooseTest.tsx';
import { Html } from '../parts/Html.tsx';
import { NeedsScript } from '../parts/NeedsScript.tsx';

const PARTS = [
  { part: 'preguntas', label: 'Preguntas', checked: true },
  { part: 'hoja', label: 'Hoja de respuestas', checked: true },
  { part: 'clave', label: 'Clave de una línea', checked: true },
  { part: 'explicada', label: 'Clave explicada', checked: false },
] as const;

export function PaperPage({ view, tests, exam, classData }: PaperPageProps) {
  return (
    <>
      <div className="no-en-papel">
        <BackLink view={view} route="/maestros/" label="Para maestros" />
        <h1>Hojas para imprimir</h1>
        <NeedsScript what="Preparar las hojas" page={view.href('/maestros/imprimir/')}>
          La página de <a href={view.href('/tests/')}>cada test</a> imprime sus preguntas, su hoja
          de respuestas y su clave.
        </NeedsScript>
        <form className="clase solo-con-script" data-paper="">
          <ChooseTest tests={tests} exam={exam} />
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
            {PARTS.map(({ part, label, checked }) => (
              <label key={part}>
                <input type="checkbox" name={`hoja-${part}`} defaultChecked={checked} /> {label}
              </label>
            ))}
          </fieldset>
          <div className="bar">
            <button className="btn go" type="submit">
              Imprimir
            </button>
          </div>
        </form>
      </div>
      <div className="papel" data-paper-sheets="" />
      <Html of={classData} />
    </>
  );
}
