/** Turns the reader's settings into three switches; every start card has them. */
import type { ReactNode } from 'react';
import type { PracticeSettings } from '../storage/progress.ts';

type Name = keyof PracticeSettings;

const SETTINGS: readonly { name: Name; label: string; hint: string }[] = [
  { name: 'explain', label: 'Explicar cada respuesta antes de seguir', hint: 'Recomendado: ves por qué antes de pasar a la próxima.' },
  { name: 'shuffle', label: 'Barajar preguntas y opciones', hint: 'Vale para el próximo test que comiences.' },
  { name: 'keys', label: 'Usar atajos de teclado', hint: '1–4 o A–D escogen, Enter continúa, V muestra la respuesta.' },
];

type Props = { settings: PracticeSettings; onSettings: (settings: PracticeSettings) => void; /** Those that mean something here. */ only?: readonly Name[] };

export function Settings({ settings, onSettings, only }: Props): ReactNode {
  return (
    <fieldset className="ajustes solo-con-script">
      <legend>Cómo quieres practicar</legend>
      {SETTINGS.filter(({ name }) => only?.includes(name) ?? true).map(({ name, label, hint }) => (
        <label key={name} className="ajuste">
          <input type="checkbox" name={name} checked={settings[name]} onChange={(event) => onSettings({ ...settings, [name]: event.target.checked })} />
          <span>
            {label}
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
