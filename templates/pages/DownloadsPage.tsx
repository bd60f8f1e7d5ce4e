/** The downloads: what each file is for, its size and its date, for people who are not programmers too. */
import { Reviewed } from '../parts/Reviewed.tsx';
import type { DownloadFile, DownloadsProps, View } from '../view.ts';

type Item = { title: string; use: string; of: RegExp };
const GROUPS: { id: string; title: string; items: Item[] }[] = [
  {
    id: 'estudiar',
    title: 'Para estudiar sin internet',
    items: [
      {
        title: 'Manual en EPUB',
        use: 'El manual completo para leer en el teléfono o en un lector de libros.',
        of: /\.epub$/,
      },
      {
        title: 'Manual para imprimir',
        use: 'El manual completo en PDF, tamaño carta.',
        of: /manual[^/]*\.pdf$/,
      },
      {
        title: 'Tests para imprimir',
        use: 'Cada test en PDF, tamaño carta: preguntas, hoja de respuestas y la clave en su propia página.',
        of: /\.pdf$/,
      },
      {
        title: 'Tarjetas para Anki',
        use: 'Todas las preguntas como tarjetas de repaso. Si cambian, importa el archivo otra vez: Anki las actualiza sin duplicarlas.',
        of: /\.apkg$/,
      },
    ],
  },
  {
    id: 'ensenar',
    title: 'Para enseñar',
    items: [
      {
        title: 'Moodle XML',
        use: 'El banco de preguntas con sus señales, para importar en Moodle.',
        of: /moodle/,
      },
      {
        title: 'GIFT',
        use: 'Las preguntas como texto que puedes editar antes de importarlas en Moodle. No lleva imágenes.',
        of: /gift/,
      },
      {
        title: 'QTI 2.1 y QTI 3',
        use: 'Paquetes para Canvas, Blackboard, Brightspace y otras plataformas.',
        of: /qti/,
      },
      { title: 'Hojas de cálculo', use: 'Para abrir en Excel o en LibreOffice.', of: /\/excel\// },
    ],
  },
  {
    id: 'programas',
    title: 'Para programas y para investigar',
    items: [
      {
        title: 'Todo en JSON',
        use: 'El contenido completo en un archivo, con su esquema. Hay también un archivo por pregunta, centro, cifra y artículo.',
        of: /dataset\.json$/,
      },
      {
        title: 'Descripción de la API',
        use: 'OpenAPI 3.1: qué archivos hay y qué forma tienen. Se leen desde cualquier sitio, sin clave.',
        of: /openapi\.json$/,
      },
      {
        title: 'Qué cambió',
        use: 'Lo que se añadió, cambió, movió o quitó desde la última publicación.',
        of: /changes\.json$/,
      },
      {
        title: 'CSV',
        use: 'Tablas exactas, sin adornos, con su descripción (Frictionless Data).',
        of: /\/csv\//,
      },
      {
        title: 'SQLite',
        use: 'Una base de datos con búsqueda de texto y una vista de las cifras en disputa.',
        of: /\.sqlite$/,
      },
      {
        title: 'Datos enlazados',
        use: 'Cada cifra, lo que dice de ella cada fuente y de dónde sale, en JSON-LD y N-Quads.',
        of: /graph\.(jsonld|nq)$/,
      },
      {
        title: 'Las cifras y su revisión',
        use: 'Cada cifra con todo lo que las fuentes dicen de ella, y el informe de consistencia en JSON, SARIF, JUnit y Markdown.',
        of: /(hechos|consistencia)\.json$|auditoria\./,
      },
    ],
  },
  {
    id: 'centros',
    title: 'Los centros y el blog',
    items: [
      {
        title: 'Contactos de los centros',
        use: 'Para guardar los centros en tu teléfono. Solo lleva datos confirmados.',
        of: /\.vcf$/,
      },
      {
        title: 'Mapa de los centros',
        use: 'GeoJSON para programas de mapas. Los puntos marcan el pueblo, no el edificio, salvo donde se dice.',
        of: /\.geojson$/,
      },
      {
        title: 'Artículos nuevos',
        use: 'Para seguir el blog con un lector de noticias: Atom, RSS o JSON Feed.',
        of: /^\/blog\//,
      },
    ],
  },
];

export function DownloadsPage({ view, files, date, version, leftOut }: DownloadsProps) {
  const { licence } = view.settings;
  const taken = new Set<string>();
  const groups = GROUPS.map((group) => ({
    ...group,
    items: group.items.flatMap((item) => withFiles(item, files, taken)),
  })).filter((group) => group.items.length > 0);
  return (
    <>
      <h1>Descargas</h1>
      <p className="entrada">
        Las preguntas, el manual y los datos del sitio en otros formatos. Son gratis y los puedes
        compartir.
      </p>
      {files.length === 0 && <p className="aviso">En esta vista previa no hay descargas.</p>}
      {version !== undefined && (
        <p>
          Puedes usar y compartir el contenido con la licencia{' '}
          <a href={licence.contentUrl} rel="license">
            {licence.content}
          </a>
          , si dices de dónde sale. Todos los archivos son de la versión <code>{version}</code>, del{' '}
          <time dateTime={date}>{view.date(date)}</time>.
        </p>
      )}
      {groups.map((group) => (
        <section key={group.id} id={group.id}>
          <h2>{group.title}</h2>
          <ul className="tarjetas anchas">
            {group.items.map((item) => (
              <li key={item.title} className="tarjeta">
                <h3>{item.title}</h3>
                <p>{item.use}</p>
                <ul>
                  {item.files.map((file) => (
                    <FileLink key={file.path} view={view} file={file} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {leftOut.length > 0 && (
        <section id="limites">
          <h2>Qué no cabe en cada formato</h2>
          <p>
            Lo que un formato no puede guardar queda fuera, y nunca se inventa. La lista completa
            está en el informe.
          </p>
          <ul>
            {leftOut.map(({ why, count, example }) => (
              <li key={why}>
                {example}
                {count > 1 && ` y ${count - 1} más`}: {why}
              </li>
            ))}
          </ul>
          <p>
            <a href={view.href('/descargas/informe.json')}>Informe de las descargas</a>
          </p>
        </section>
      )}
      <Reviewed view={view} dates={[date]} />
    </>
  );
}

/** The files of an item that no earlier item has. */
function withFiles(
  item: Item,
  files: readonly DownloadFile[],
  taken: Set<string>,
): (Item & { files: DownloadFile[] })[] {
  const own = files.filter(({ path }) => item.of.test(path) && !taken.has(path));
  for (const { path } of own) taken.add(path);
  return own.length === 0 ? [] : [{ ...item, files: own }];
}

function FileLink({ view, file }: { view: View; file: DownloadFile }) {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  return (
    <li>
      <a
        href={view.href(file.path)}
        download={file.path.startsWith('/descargas/') ? '' : undefined}
      >
        {file.label ?? name}
      </a>{' '}
      <span className="meta">{sizeOf(file.bytes)}</span>
    </li>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0bytes`;
  return bytes < 999_500
    ? `${Math.round(bytes / 1000)}\u00a0KB`
    : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}
