/** Form fields to choose a test, or an exam by its number, for the tools of the teachers' page. */
import type { TestCardView } from '../view.ts';

type Props = { tests: readonly TestCardView[]; exam: boolean };

export function TestPicker({ tests, exam }: Props) {
  return (
    <>
      <label>
        Qué examen
        <select name="que">
          {exam && <option value="simulacro">Simulacro con número</option>}
          {tests.map(({ id, title, questions }) => (
            <option key={id} value={`test-${id}`}>
              {`Test ${id}: ${title} (${questions})`}
            </option>
          ))}
        </select>
      </label>
      {exam && (
        <label data-for="simulacro">
          Su número
          <input
            name="numero"
            type="text"
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            size={6}
          />
        </label>
      )}
    </>
  );
}
