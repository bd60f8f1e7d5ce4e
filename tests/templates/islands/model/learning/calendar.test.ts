/** The plan as a calendar file, read back by the rules of RFC 5545. */
import { describe, expect, it } from 'vitest';
import {
  type CalendarPlan,
  calendarFile,
  milestoneDays,
} from '../../../../../templates/islands/model/learning/calendar.ts';
import { TODAY } from './fixtures.ts';

const text = (title: string) => ({
  title,
  description: `${title}, con papeles; y lápiz\nLínea dos \\ fin`,
});
const plan: CalendarPlan = {
  examDay: TODAY + 20,
  today: TODAY,
  exam: text(
    'Examen teórico en el CESCO de Río Piedras — llega temprano, con identificación y comprobante',
  ),
  marks: milestoneDays(TODAY + 20, TODAY).map((day) => ({ day, ...text('Repasa') })),
  daily: { at: '19:30', ...text('Diez minutos') },
  now: Date.UTC(2026, 10, 22, 16, 5, 9),
};

/** Unfolded properties of each event. */
function events(file: string): Map<string, string>[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return lines.reduce<Map<string, string>[]>((list, line) => {
    if (line === 'BEGIN:VEVENT') list.push(new Map());
    const at = line.indexOf(':');
    list.at(-1)?.set(line.slice(0, at), line.slice(at + 1));
    return list;
  }, []);
}

describe('the calendar file', () => {
  it('has the exam, at most three milestones before it, and a daily reminder', () => {
    const many = Array.from({ length: 9 }, (_, n) => ({ day: TODAY + n, ...text('Repasa') }));
    const uids = events(calendarFile({ ...plan, marks: many })).map((event) => event.get('UID'));
    expect(uids).toEqual([
      'examen@licencia-pr',
      'marca-1@licencia-pr',
      'marca-2@licencia-pr',
      'marca-3@licencia-pr',
      'repaso-diario@licencia-pr',
    ]);
    const [exam, mark, , , daily] = events(calendarFile(plan));
    expect(exam!.get('DTSTART;VALUE=DATE')).toBe('20261213');
    expect(exam!.get('DTEND;VALUE=DATE')).toBe('20261214');
    expect(mark!.get('DTSTART;VALUE=DATE')).toBe('20261129');
    expect(exam!.get('DTSTAMP')).toBe('20261122T160509Z');
    expect(daily!.get('DTSTART')).toBe('20261123T193000');
    // The last reminder is on the day before the exam.
    expect(daily!.get('RRULE')).toBe('FREQ=DAILY;COUNT=20');
  });

  it('has the same UIDs and a higher sequence when the plan changes', () => {
    const uids = (file: string) => events(file).map((event) => event.get('UID'));
    const later = calendarFile({ ...plan, examDay: TODAY + 25, now: plan.now + 60_000 });
    expect(uids(later)).toEqual(uids(calendarFile(plan)));
    const sequence = (file: string) => Number(events(file)[0]!.get('SEQUENCE'));
    expect(sequence(later)).toBe(sequence(calendarFile(plan)) + 1);
  });

  it('ends lines with CRLF, folds them at 75 octets between characters, and escapes text', () => {
    const file = calendarFile(plan);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(file).not.toContain('\uFFFD');
    const [exam] = events(file);
    expect(exam!.get('SUMMARY')).toBe(plan.exam.title.replaceAll(',', '\\,'));
    const unescaped = exam!
      .get('DESCRIPTION')!
      .replace(/\\([\\;,n])/g, (_, c) => (c === 'n' ? '\n' : c));
    expect(unescaped).toBe(plan.exam.description);
  });

  it('has no reminder without a valid hour, or for an exam today', () => {
    const { daily: _, ...none } = plan;
    for (const other of [
      none,
      { ...plan, daily: { at: '25:00', ...text('x') } },
      { ...plan, examDay: TODAY },
    ])
      expect(calendarFile(other)).not.toContain('RRULE');
    expect(events(calendarFile({ ...plan, examDay: TODAY }))).toHaveLength(1);
  });

  it('sets milestones 14, 7 and 1 days before the exam, if in the future', () => {
    expect(milestoneDays(TODAY + 20, TODAY)).toEqual([TODAY + 6, TODAY + 13, TODAY + 19]);
    expect(milestoneDays(TODAY + 5, TODAY)).toEqual([TODAY + 4]);
    expect(milestoneDays(TODAY, TODAY)).toEqual([]);
  });
});
