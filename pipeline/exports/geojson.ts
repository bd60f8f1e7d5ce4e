/** The centres as GeoJSON (RFC 7946): longitude first, and no point if none is known. */
import type { Canonical, CanonicalCentre } from './canonical.ts';
import type { ExportFormat } from './format.ts';

export const geojson: ExportFormat<'meta' | 'centres' | 'facts'> = (canonical) => {
  const { meta, centres } = canonical;
  const collection = {
    type: 'FeatureCollection',
    name: 'Centros CESCO de Puerto Rico',
    aviso: meta.notice,
    version: meta.version,
    schemaVersion: meta.schemaVersion,
    licencia: meta.licence,
    direccion: meta.address,
    features: centres.map((centre) => feature(canonical, centre)),
  };
  return {
    files: [
      {
        path: '/descargas/centros.geojson',
        content: `${JSON.stringify(collection, null, 2)}\n`,
        label: 'GeoJSON',
      },
    ],
    leftOut: centres
      .filter(({ coordinates }) => coordinates === undefined)
      .map(({ name }) => ({
        what: `centros.geojson: el punto de ${name}`,
        why: 'Ninguna fuente da sus coordenadas: el centro está, con geometría nula.',
      })),
  };
};

function feature({ facts }: Pick<Canonical, 'facts'>, centre: CanonicalCentre): object {
  const { coordinates, address, phone, hours } = centre;
  return {
    type: 'Feature',
    id: centre.url,
    geometry:
      coordinates === undefined
        ? null
        : { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] },
    properties: {
      id: centre.id,
      nombre: centre.name,
      municipio: centre.municipality,
      region: centre.region.name,
      enDirectorio: centre.listed,
      precision: coordinates?.precision ?? null,
      fuenteDelPunto: coordinates?.source ?? null,
      direccion: address?.text ?? null,
      direccionConfianza: address?.confidence ?? null,
      telefono: phone?.text ?? null,
      telefonoConfianza: phone?.confidence ?? null,
      horarioConfirmado: hours.agreed,
      horarios: hours.readings.map(({ who, text }) => ({ segun: who, texto: text })),
      hechosEnDisputa: centre.facts.filter((id) => facts.find((fact) => fact.id === id)?.disputed),
      aviso: centre.notice ?? null,
      actualizado: centre.updated,
      pagina: centre.url,
    },
  };
}
