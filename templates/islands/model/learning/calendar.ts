/** Writes the plan as a calendar file (RFC 5545), on the device. */
import { dateOfDay } from '../days.ts';
import type { Day } from './types.ts';

type CalendarText = { title: string; description: string };
export type CalendarPlan = {
  examDay: Day;
  today: Day;
  exam: CalendarText;
  /** Milestones before the exam, of which at most the last three are written. */
  marks: readonly ({ day: Day } & CalendarText)[];
  /** A reminder each day until the day before the exam, at a local time such as «19:30». */
  daily?: { at: string } & CalendarText;
  /** Time of writing, in milliseconds since 1970. */
  now: number;
};

const MAX_MARKS = 3;
const MARKS_BEFORE = [14, 7, 1];
/** Maximum number of octets in a line, without its line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** The days of the milestones that are still to come: 14, 7 and 1 days before the exam. */
export function milestoneDays(examDay: Day, today: Day): Day[] {
  return MARKS_BEFORE.map((before) => examDay - before).filter((day) => day > today);
}

/**
 * Writes the calendar. UIDs depend only on the kind and the number of the event, so that importing a changed plan moves
 * its events instead of adding new ones. The reminder is left out if its hour is invalid or the exam is today.
 */
export function calendarFile({ examDay, today, exam, marks, daily, now }: CalendarPlan): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const sequence = Math.floor(now / 60_000);
  const event = (name: string, { title, description }: CalendarText, when: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${name}@licencia-pr`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence % 2_147_483_647}`,
    ...when,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const wholeDay = (day: Day) => [
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(day + 1)}`,
  ];
  const before = marks
    .filter(({ day }) => day >= today && day < examDay)
    .sort((a, b) => a.day - b.day)
    .slice(-MAX_MARKS);
  const hour = daily && /^([01]\d|2[0-3]):[0-5]\d$/.test(daily.at) && daily.at.replace(':', '');
  const days = examDay - today;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Licencia PR//Plan//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...event('examen', exam, wholeDay(examDay)),
    ...before.flatMap(({ day, ...text }, i) => event(`marca-${i + 1}`, text, wholeDay(day))),
    // The time has no time zone, so it is the reader's local time.
    ...(daily && hour && days > 0
      ? event('repaso-diario', daily, [
          `DTSTART:${basic(today)}T${hour}00`,
          'DURATION:PT10M',
          `RRULE:FREQ=DAILY;COUNT=${days}`,
        ])
      : []),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const basic = (day: Day): string => dateOfDay(day).replaceAll('-', '');

/** Escapes a text (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line to at most 75 octets, without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...lines, part].join('\r\n');
}
