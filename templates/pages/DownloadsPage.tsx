/** The downloads, grouped by reader, with the size of each file. */
import { formatFileSize } from '../file-size.ts';
import { MoreLink } from '../parts/MoreLink.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { View } from '../view.ts';

type DownloadFile = { path: string; bytes: number };

/** `example` is the path of one question in the API. A preview build has no version, no example and no files. */
type DownloadsProps = {
  view: View;
  date: string;
  version?: string;
  example?: string;
  files: DownloadFile[];
  leftOut: { why: string; count: number; example: string }[];
};

/** @property of maps the path of each file to its link text */
type Item = { title: string; use?: string; of: Record<string, string> };
const STUDY: Item[] = [
  {
    title: 'Tarjetas para Anki',
    use: 'Si cambian, importa el archivo otra vez: Anki las actualiza sin duplicarlas.',
    of: {
      '/descargas/anki/licencia-pr.apkg': 'Todas las preguntas',
      '/descargas/anki/licencia-pr-senales.apkg': 'Todas las señales',
    },
  },
];
const TEACH: Item[] = [
  { title: 'Todas las preguntas', of: { '/descargas/moodle/todas.xml': 'Moodle XML' } },
];
const PROGRAM: Item[] = [
  {
    title: 'API en JSON',
    use: 'Sin clave y desde cualquier sitio.',
    of: {
      '/api/v1/openapi.json': 'Descripción (OpenAPI 3.1)',
      '/api/v1/dataset.json': 'Todo en un archivo',
      '/api/v1/preguntas.json': 'Preguntas',
      '/api/v1/senales.json': 'Señales',
      '/api/v1/hechos.json': 'Cifras con sus fuentes',
    },
  },
  {
    title: 'Tablas para Excel y otras hojas de cálculo',
    of: {
      '/descargas/csv/preguntas.xlsx': 'Preguntas',
      '/descargas/csv/hechos.xlsx': 'Cifras',
      '/descargas/csv/lecturas.xlsx': 'Lo que dice cada fuente de cada cifra',
      '/descargas/csv/pregunta_hecho.xlsx': 'Qué cifras usa cada pregunta',
      '/descargas/csv/fuentes.xlsx': 'Fuentes',
      '/descargas/csv/centros.xlsx': 'Centros',
    },
  },
  {
    title: 'Las mismas tablas en CSV',
    of: {
      '/descargas/csv/preguntas.csv': 'preguntas.csv',
      '/descargas/csv/hechos.csv': 'hechos.csv',
      '/descargas/csv/lecturas.csv': 'lecturas.csv',
      '/descargas/csv/pregunta_hecho.csv': 'pregunta_hecho.csv',
      '/descargas/csv/fuentes.csv': 'fuentes.csv',
      '/descargas/csv/centros.csv': 'centros.csv',
    },
  },
  { title: 'Artículos nuevos', of: { '/blog/atom.xml': 'Atom' } },
];

/** Additions to the API, the newest first, for authors of programs. */
const API_CHANGES = [
  ['2026-11-28', 'cada pregunta tiene su dirección, /api/v1/preguntas/{id}.json.'],
] as const;

export function DownloadsPage({ view, files, date, version, example, leftOut }: DownloadsProps) {
  const { licence } = view.settings;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const list = (items: readonly Item[]) => <Items view={view} items={items} files={byPath} />;
  return (
    <>
      <h1>Descargas</h1>
      {files.length === 0 && <p className="notice">En esta vista previa no hay descargas.</p>}
      {version !== undefined && (
        <p>
          Gratis y con licencia{' '}
          <a href={licence.contentUrl} rel="license">
            {licence.content}
          </a>
          : compártelas y di de dónde salen. Versión <code>{version}</code>, del{' '}
          <time dateTime={date}>{view.date(date)}</time>.
        </p>
      )}
      <div className="three-columns">
        <section id="estudiar">
          <h2>Estudio</h2>
          {list(STUDY)}
        </section>
        <section id="ensenar">
          <h2>Enseño</h2>
          <p>
            Hojas, exámenes con un enlace y archivos para Forms, Kahoot, Canvas y otras:{' '}
            <MoreLink view={view} label="Para maestros" href="/maestros/" />
          </p>
          {list(TEACH)}
        </section>
        <section id="programas">
          <h2>Programo o investigo</h2>
          {list(PROGRAM)}
          {example !== undefined && <Api view={view} example={example} />}
        </section>
      </div>
      {leftOut.length > 0 && (
        <details id="limites">
          <summary>Qué no cabe en cada formato</summary>
          <ul>
            {leftOut.map(({ why, count, example }) => (
              <li key={why}>
                {example}
                {count > 1 && ` y ${count - 1} más`}: {why}
              </li>
            ))}
          </ul>
          <p>
            <a href={view.href('/descargas/informe.json')}>La lista completa</a>
          </p>
        </details>
      )}
      <SourceReadDates />
    </>
  );
}

/** The guarantees of the API, with an example to run. */
function Api({ view, example }: { view: View; example: string }) {
  const { origin } = view.settings;
  return (
    <section id="api">
      <h3>Lo que promete la versión 1</h3>
      <p>
        No se quita ni cambia de sentido ninguna dirección ni campo. Pueden añadirse: ignora lo que
        no conozcas. El id de una pregunta no pasa a otra.
      </p>
      <p>Una pregunta por su dirección, y su respuesta correcta:</p>
      <p>
        <code>
          {`curl -s ${origin}${view.href(example)} | jq '.question.options[.question.answer]'`}
        </code>
      </p>
      <h3>Cambios</h3>
      <ul>
        {API_CHANGES.map(([day, what]) => (
          <li key={day}>
            <time dateTime={day}>{view.date(day)}</time>: {what}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { view: View; items: readonly Item[]; files: ReadonlyMap<string, DownloadFile> };

function Items({ view, items, files }: Props) {
  return items.map(({ title, use, of }) => {
    const own = Object.entries(of).flatMap(([path, label]) => {
      const file = files.get(path);
      return file === undefined ? [] : [{ path, name: label, bytes: file.bytes }];
    });
    if (own.length === 0) return null;
    return (
      <section key={title}>
        <h3>{title}</h3>
        {use !== undefined && <p>{use}</p>}
        <ul>
          {own.map(({ path, name, bytes }) => (
            <li key={path}>
              <a href={view.href(path)} download={path.startsWith('/descargas/') ? '' : undefined}>
                {name}
              </a>{' '}
              <span className="meta">{formatFileSize(bytes)}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
