/** The button that undoes a transfer link that was added today. */

import { useState } from 'react';
import type { Day } from '../model/learning/types.ts';
import { Button } from '../parts/Buttons.tsx';
import { openUndoLog, type UndoState, undoLink } from '../store/link-changes.ts';
import { deviceProgress, PROGRESS_CHANGED_EVENT } from '../store/progress.ts';
import { deviceTickedPapers, removeTickedPapers } from '../store/ticks.ts';

const deviceBefore = /* @__PURE__ */ openUndoLog(() => localStorage);

export const keepUndoState = (before: UndoState): void => deviceBefore.update(() => [before]);

/** @returns the state kept today; a state of another day is deleted */
function keptBefore(today: Day): UndoState | undefined {
  const [kept] = deviceBefore.read();
  if (kept && kept.day !== today) deviceBefore.update(() => []);
  return kept?.day === today ? kept : undefined;
}

export function UndoBox({ today }: { today: Day }) {
  const [isUndone, setUndone] = useState(false);
  if (isUndone)
    return (
      <p className="notice" role="status">
        Tu plan está como antes de sumar el enlace.
      </p>
    );
  const kept = keptBefore(today);
  if (!kept) return null;
  const undo = () => {
    setUndone(true);
    deviceProgress.update((progress) => undoLink(progress, kept));
    removeTickedPapers(deviceTickedPapers, kept.ticks);
    deviceBefore.update(() => []);
    window.dispatchEvent(new Event(PROGRESS_CHANGED_EVENT));
  };
  return (
    <div className="notice link-box" role="status">
      <p>Hoy sumaste un enlace de otro dispositivo. Puedes deshacerlo hasta mañana.</p>
      <div className="buttons">
        <Button onClick={undo} label="Deshacer" />
      </div>
    </div>
  );
}
