/** Writes the last lines of `npm test` from the results of all steps, for a reader who sees them for the first time. */

/** A test that did not run here, and why. */
export type Skipped = { why: string; test: string };

export type Count = {
  passed: number;
  failed: number;
  /** The number of passed tests that passed only on a retry. */
  flaky?: number;
  /** The browsers in which the step ran; empty if no browser starts here. */
  browsers?: string[];
  skipped?: Skipped[];
  /** Lines that the summary prints below the line of the step. */
  notes?: string[];
  slowest?: string;
};
export type Result = Count & { name: string; seconds: number };

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** @returns the lines, which end with the counts, and the number of failures */
export function summarizeRun(
  steps: readonly Result[],
  seconds: number,
  { isBrowserNeeded }: { isBrowserNeeded: boolean },
): { lines: string[]; failed: number } {
  const results = isBrowserNeeded ? steps.map(failedWithoutBrowser) : steps;
  const sum = (key: 'passed' | 'failed') => results.reduce((total, each) => total + each[key], 0);
  const browsers = [...new Set(results.flatMap((each) => each.browsers ?? []))];
  const isBrowserAsked = results.some((each) => each.browsers !== undefined);
  const slow = results.reduce((a, b) => (b.seconds > a.seconds ? b : a));
  const lines = [
    'What ran:',
    ...results.flatMap(linesOf),
    ...(isBrowserAsked
      ? [`Browsers: ${browsers.join(', ') || 'none, so nothing was tested in one: see above'}.`]
      : []),
    ...skippedLines(results.flatMap(({ skipped = [] }) => skipped)),
    `It took ${inMinutes(seconds)}; the longest was "${slow.name}"${slow.slowest === undefined ? '' : `, in it ${slow.slowest}`}.`,
    sum('failed') === 0
      ? 'Nothing failed.'
      : 'Something failed: it is named above, after "FAILED", with its file and the first words of why.',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
  return { lines, failed: sum('failed') };
}

function failedWithoutBrowser(result: Result): Result {
  return result.browsers?.length === 0
    ? {
        ...result,
        failed: result.failed + 1,
        notes: [...(result.notes ?? []), 'a browser is needed here, and none starts'],
      }
    : result;
}

function linesOf({ name, seconds, passed, failed, flaky = 0, notes = [] }: Result): string[] {
  const counts = [
    `${passed} passed`,
    ...(flaky > 0 ? [`${flaky} of them at the second attempt`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ];
  return [
    `  ${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s): ${counts.join(', ')}`,
    ...notes.map((note) => `         ${note}`),
  ];
}

function skippedLines(skipped: readonly Skipped[]): string[] {
  const reasons = [...new Set(skipped.map(({ why }) => why))].sort();
  return reasons.flatMap((why) => {
    const tests = skipped.filter((each) => each.why === why).map(({ test }) => test);
    return [
      `${counted(tests.length, 'test')} did NOT run here, because ${why}:`,
      ...tests.map((test) => `         ${test}`),
    ];
  });
}

const inMinutes = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
