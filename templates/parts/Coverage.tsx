/** Municipalities by region, each with the centre nearest to it in a straight line. */
import type { HomeProps } from '../page-props.ts';
import { RegionTab } from './RegionTab.tsx';

export function Coverage({ coverage }: { coverage: HomeProps['coverage'] }) {
  return (
    <div className="cobertura">
      {coverage.map(({ region, municipalities }) => (
        <details key={region.id}>
          <summary>
            <RegionTab region={region} />{' '}
            <span className="meta">{municipalities.length} pueblos</span>
          </summary>
          <table>
            <caption>El centro más cercano, en línea recta</caption>
            <tbody>
              {municipalities.map((town) => (
                <tr key={town.name}>
                  <th scope="row">{town.name}</th>
                  {town.nearest ? (
                    <>
                      <td>
                        <a href={town.nearest.href}>{town.nearest.centre}</a>
                        {town.nearest.notice && <small> (tiene un aviso)</small>}
                      </td>
                      <td>{Math.round(town.nearest.km)} km</td>
                    </>
                  ) : (
                    <td colSpan={2}>ninguno confirmado</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  );
}
