/** The price of each service, in the typeface of signs. */
import type { Fee } from '../../schemas/procedure.ts';
import type { View } from '../view.ts';
import { CitedSources, statementsOf } from './CitedSources.tsx';
import { ClaimMark } from './ClaimMark.tsx';

export function FeeTable({ view, fees }: { view: View; fees: readonly Fee[] }) {
  return (
    <>
      <table>
        <caption>Costos de la licencia</caption>
        <thead>
          <tr>
            <th scope="col">Servicio</th>
            <th scope="col">Precio</th>
          </tr>
        </thead>
        <tbody>
          {fees.map((fee) => (
            <tr key={fee.service}>
              <th scope="row">
                {view.words(fee.service)}
                {fee.validity && <span>{view.text(fee.validity)}</span>}
              </th>
              <td className="figure-value">
                {view.text(fee.price)}
                {fee.fact && <ClaimMark fact={view.fact(fee.fact)} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CitedSources view={view} of={statementsOf(fees, ({ service }) => service)} />
    </>
  );
}
