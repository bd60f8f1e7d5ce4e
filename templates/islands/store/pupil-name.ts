/**
 * The list number and the name or nickname that a pupil gave for a class. They stay in this tab until it is closed, and
 * leave the device only in the link that the pupil sends.
 */
const KEY = 'clase';

export function readPupilName(): string {
  return stored() ?? '';
}

/** True if a class link was opened in this tab, even if the pupil gave no name. */
export const isInClass = (): boolean => stored() !== null;

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storePupilName(name: string): void {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Storage is blocked, so the result page asks for the name again.
  }
}
