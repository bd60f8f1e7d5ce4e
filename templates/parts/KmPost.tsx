/** A green kilometre post with the number of a step, a week, a day or a test. */
export function KmPost({ number, unit = 'km' }: { number: number | string; unit?: string }) {
  return (
    <span className="km-post">
      {unit} <b>{number}</b>
    </span>
  );
}
