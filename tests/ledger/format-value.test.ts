import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatList,
  formatNumber,
  formatTime,
  formatValue,
  recordedValue,
} from '../../pipeline/ledger/format-value.ts';

describe('values for es-PR', () => {
  it('formats numbers with and without decimals as Intl does', () => {
    const intl = new Intl.NumberFormat('es-PR', { maximumFractionDigits: 4 });
    const numbers = [
      0,
      1,
      9.5,
      16.4,
      0.02,
      0.08,
      999,
      1000,
      1000.5,
      5247,
      10_001,
      65_536.25,
      123_456.789_12,
      999_999,
      1_000_000,
      12_345_678,
      -40,
      -1234.5,
      0.1 + 0.2,
      1 / 3,
      6.096,
      30.48,
    ];
    for (const number of numbers) expect(formatNumber(number)).toBe(intl.format(number));
  });

  it('formats ledger numbers as Intl does, with all decimals', () => {
    const intl = new Intl.NumberFormat('es-PR', { maximumFractionDigits: 20 });
    for (const number of [0.000_025, 16.404_199_475, 5000.123_456, 91.44, 1])
      expect(recordedValue(number, 'quantity')).toBe(intl.format(number));
  });

  it('formats every day of a leap year as Intl does', () => {
    const intl = new Intl.DateTimeFormat('es-PR', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const iso = new Date(day).toISOString().slice(0, 10);
      expect(formatDate(iso)).toBe(intl.format(day));
    }
  });

  it('formats lists as Intl does, with «e» instead of «y» before an i sound', () => {
    const intl = new Intl.ListFormat('es-PR', { type: 'conjunction' });
    const lists = [
      [],
      ['Ponce'],
      ['Ponce', 'Caguas'],
      ['Ponce', 'Isabela'],
      ['agua', 'hielo'],
      ['padre', 'hijo'],
      ['flores', 'hiato'],
      ['a', 'b', 'c', 'Humacao'],
      ['x', ''],
    ];
    for (const list of lists) expect(formatList(list)).toBe(intl.format(list));
  });
});

it('noon is 12 PM and midnight 12 AM', () => {
  const times = ['00:00', '11:59', '12:00', '12:30', '13:00'].map(formatTime);
  expect(times.map((time) => time.replace('\u00a0', ' '))).toEqual([
    '12:00 AM',
    '11:59 AM',
    '12:00 PM',
    '12:30 PM',
    '1:00 PM',
  ]);
});

it('prints open intervals as «hasta 25» and «25 o más»', () => {
  expect(formatValue([null, 25], 'quantity', 'mph')).toBe('hasta 25\u00a0mph');
  expect(formatValue([25, null], 'quantity', 'mph')).toBe('25 o más\u00a0mph');
});
