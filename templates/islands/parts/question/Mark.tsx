/** A drawn tick or cross: the characters for them look different in each system, and some draw them as pictures. */

export function Mark({ ok }: { ok: boolean }) {
  return (
    <svg className="check-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path pathLength="1" d={ok ? 'm4 13 5 5L20 6' : 'm5 5 14 14M19 5 5 19'} />
    </svg>
  );
}
