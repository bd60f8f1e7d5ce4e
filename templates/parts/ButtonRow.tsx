/** Links that look like buttons, the first one green. */
import type { View } from '../view.ts';

type Action = { label: string; route: string };

export function ButtonRow({ view, actions }: { view: View; actions: readonly Action[] }) {
  return (
    <p className="botones">
      {actions.map((action, position) => (
        <a
          key={action.route}
          className={position === 0 ? 'btn go' : 'btn alt'}
          href={view.href(action.route)}
        >
          {action.label}
        </a>
      ))}
    </p>
  );
}
