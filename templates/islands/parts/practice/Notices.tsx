/** Sentences beside the practice about problems with storage or with a changed bank. */
import type { StorageTrouble } from '../../store/stored.ts';

const TROUBLE: Record<StorageTrouble, string> = {
  blocked:
    'Este navegador no deja guardar tu progreso. Puedes practicar, pero al cerrar la página se pierde.',
  full: 'No queda espacio para guardar tu progreso. Puedes practicar, pero al cerrar la página se pierde.',
  damaged:
    'No se pudo leer parte de tu progreso guardado. Apartamos una copia en este dispositivo y puedes seguir.',
  newer:
    'Tu progreso es de una versión más nueva del sitio. Recarga la página. Lo de aquí no se guarda.',
};

type Props = { trouble: StorageTrouble | undefined; voided: number };

export function Notices({ trouble, voided }: Props) {
  return (
    <div role="status">
      {trouble && <p className="notice">{TROUBLE[trouble]}</p>}
      {voided > 0 && (
        <p className="notice">
          {`Las preguntas cambiaron desde tu última visita: ${voided === 1 ? '1 respuesta quedó' : `${voided} respuestas quedaron`} sin efecto.`}
        </p>
      )}
    </div>
  );
}
