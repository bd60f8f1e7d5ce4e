/** The switches of the practice settings; an exam has only the switch for keyboard shortcuts. */
import type { PracticeSettings } from '../model/progress.ts';
import { SettingsBox } from './SettingsBox.tsx';

const KEYS = '1–4 o A–D escogen, Enter continúa';
const SETTINGS: readonly { name: keyof PracticeSettings; label: string; hint: string }[] = [
  {
    name: 'shuffle',
    label: 'Barajar preguntas y opciones',
    hint: 'Vale desde la próxima vez que comiences.',
  },
  {
    name: 'tap',
    label: 'El primer toque contesta',
    hint: 'Al practicar: tocas una opción y ves la respuesta.',
  },
  { name: 'keys', label: 'Usar atajos de teclado', hint: `${KEYS}, V muestra la respuesta.` },
];

type Props = {
  settings: PracticeSettings;
  onSettings: (change: Partial<PracticeSettings>) => void;
  /** True in an exam, which offers only the switch for keyboard shortcuts, because shortcuts reveal no answer. */
  exam?: boolean;
};

export function Settings({ settings, onSettings, exam = false }: Props) {
  const shown = SETTINGS.filter(({ name }) => !exam || name === 'keys');
  return (
    <SettingsBox
      legend="Cómo quieres practicar"
      type="checkbox"
      choices={shown.map((setting) => ({
        ...setting,
        hint: exam ? `${KEYS}.` : setting.hint,
        checked: settings[setting.name],
        onChange: (checked) => onSettings({ [setting.name]: checked }),
      }))}
    />
  );
}
