/**
 * A lesson of 50 minutes for each chapter: its content, questions to project, a printed sheet, and the exam of the
 * week.
 */

import type { LessonLevel } from '../islands/class/class-data.ts';
import { Button } from '../islands/parts/Buttons.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { Html as HtmlString, View } from '../view.ts';

/**
 * @property about the content of the chapter
 * @property exam number of the exam at the end of the lesson
 * @property data address of a `LessonFile`
 */
export type LessonView = {
  id: string;
  title: string;
  about: string;
  href: string;
  sections: { title: string; href: string }[];
  exam: number;
  levels: { level: LessonLevel; label: string; questions: { stem: string; href: string }[] }[];
  data: string;
};

type LessonsProps = { view: View; lessons: readonly LessonView[]; classData: HtmlString };

export function LessonsPage({ view, lessons, classData }: LessonsProps) {
  return (
    <>
      <div className="teachers">
        <BackLink view={view} route="/maestros/" label="Para maestros" />
        <h1>Lecciones de 50 minutos</h1>
        <p className="lead">Una por capítulo del manual. Todas siguen el mismo orden:</p>
        <ol>
          <li>
            <b>5 min.</b> Di de qué trata y pregunta qué saben ya.
          </li>
          <li>
            <b>15 min.</b> Proyecta las preguntas. Contestan levantando la letra, antes de ver la
            clave y por qué.
          </li>
          <li>
            <b>15 min.</b> Lean las partes del capítulo que más fallaron.
          </li>
          <li>
            <b>10 min.</b> Reparte la hoja y corríjanla con su clave.
          </li>
          <li>
            <b>5 min.</b> Asigna el examen de la semana, con preguntas de todos los temas.
          </li>
        </ol>
        <p className="meta">
          «Como en los tests» es la primera vez. «Con otras palabras» sirve para repasar. Los retos
          son más difíciles que el examen.
        </p>
        {lessons.map((lesson) => (
          <Lesson key={lesson.id} view={view} lesson={lesson} />
        ))}
        <SourceReadDates />
      </div>
      <div className="paper-sheets" data-paper-sheets="" />
      <HtmlBlock of={classData} />
    </>
  );
}

function Lesson({ view, lesson }: { view: View; lesson: LessonView }) {
  const { id, title, about, href, sections, exam, levels, data } = lesson;
  return (
    <section id={id}>
      <h2>
        {exam}. {title}
      </h2>
      <p>{about}</p>
      <form
        method="dialog"
        className="teacher-form script-only"
        data-lesson={data}
        data-title={title}
      >
        <fieldset>
          <legend>Nivel</legend>
          {levels.map(({ level, label, questions }, at) => (
            <label key={level}>
              <input type="radio" name="nivel" value={level} defaultChecked={at === 0} />{' '}
              {`${label} (${questions.length})`}
            </label>
          ))}
        </fieldset>
        <div className="action-bar">
          <Button look="primary" data-use="screen" label="Proyectar" />
          <Button data-use="paper" label="Imprimir la hoja" />
        </div>
      </form>
      <details>
        <summary>Partes del capítulo y preguntas</summary>
        <p>
          <a href={href}>{title}</a>:{' '}
          {sections.map((section, at) => (
            <span key={section.href}>
              {at > 0 && ', '}
              <a href={section.href}>{section.title}</a>
            </span>
          ))}
          .
        </p>
        {levels.map(({ level, label, questions }) => (
          <div key={level}>
            <h3>{label}</h3>
            <ol>
              {questions.map(({ stem, href: question }) => (
                <li key={question}>
                  <a href={question}>{stem}</a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </details>
      <p>
        <a href={`${view.href('/maestros/')}#simulacro=${exam}`}>
          Examen de la semana: simulacro {exam}
        </a>
      </p>
    </section>
  );
}
