/** The name or nickname that a pupil gave for a class. Only this tab keeps it, until it is closed; no request contains it. */
const KEY = 'clase';

export function readPupilName(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function storePupilName(name: string): void {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Storage is blocked: the result page asks for the name again.
  }
}
