/** "¿De qué pueblo eres?": a field that finds the nearest open centre, or the list of all towns without a script. */
import type { CoverageView } from '../view.ts';

/** Kilometres in a mile. */
const KM = 1.609344;

export function TownFinder({ coverage }: { coverage: CoverageView }) {
  const towns = coverage
    .flatMap(({ municipalities }) => municipalities)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
  return (
    <section id="pueblos" className="town-finder" data-towns>
      <h2>¿De qué pueblo eres?</h2>
      <p className="script-only">
        <label>
          Tu pueblo <input type="text" list="los-pueblos" autoComplete="address-level2" />
        </label>
      </p>
      <datalist id="los-pueblos" />
      <div role="status" />
      <details>
        <summary>Los {towns.length} pueblos y su centro más cercano</summary>
        <table>
          <caption>En línea recta, sin los que cerraron</caption>
          <tbody>
            {towns.map(({ id, name, nearest }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {nearest ? (
                  <>
                    <td>
                      <a href={nearest.href}>{nearest.centre}</a>
                      {nearest.notice && <small> (tiene un aviso)</small>}
                    </td>
                    <td>
                      {Math.round(nearest.km / KM)} mi ({Math.round(nearest.km)} km)
                    </td>
                  </>
                ) : (
                  <td colSpan={2}>ninguno confirmado</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
