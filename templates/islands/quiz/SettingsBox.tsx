/** A framed list of radios or checkboxes with a legend, for the options of a test or an exam. */

type BoxChoice = {
  name: string;
  label: string;
  hint: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

type Props = { legend: string; type: 'radio' | 'checkbox'; choices: readonly BoxChoice[] };

export function SettingsBox({ legend, type, choices }: Props) {
  return (
    <fieldset className="settings script-only">
      <legend>{legend}</legend>
      {choices.map(({ name, label, hint, checked, onChange }) => (
        <label key={label} className="setting">
          <input
            type={type}
            name={name}
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>
            {label}
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
