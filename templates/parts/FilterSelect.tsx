/** A list of choices in a filter. */
type Props = {
  name: string;
  label: string;
  /** Label of the option that filters nothing. */
  all?: string;
  options: readonly { value: string; label: string }[];
};

export function FilterSelect({ name, label, all = 'Todas', options }: Props) {
  return (
    <p>
      <label htmlFor={`filtro-${name}`}>{label}</label>
      <select id={`filtro-${name}`} name={name}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
