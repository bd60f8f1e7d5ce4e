/**
 * A tick or cross as a drawing, because the characters look different on each system, and some systems show them as
 * emoji.
 */

export function AnswerMark({ ok }: { ok: boolean }) {
  return (
    <svg className="check-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path pathLength="1" d={ok ? 'm4 13 5 5L20 6' : 'm5 5 14 14M19 5 5 19'} />
    </svg>
  );
}
