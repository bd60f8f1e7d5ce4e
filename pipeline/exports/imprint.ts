/** What every export says of itself: notice, version, licence, address; one sentence each. */
import type { Meta } from './canonical.ts';

export function imprint({ notice, version, schemaVersion, licence, address }: Meta): string[] {
  return [
    notice,
    `Versión del contenido: ${version}. Versión del esquema: ${schemaVersion}.`,
    `Licencia del contenido: ${licence.name} (${licence.url}).`,
    `Dirección: ${address}`,
  ];
}
