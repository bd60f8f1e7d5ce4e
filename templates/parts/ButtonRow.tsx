/** Links that look like buttons, the first one green. */
import type { View } from '../view.ts';

type Action = { label: string; route: string };

type Props = {
  view: View;
  actions: readonly Action[];
  /** Another button is the green one. */
  quiet?: boolean;
};

export function ButtonRow({ view, actions, quiet = false }: Props) {
  return (
    <p className="botones">
      {actions.map((action, position) => (
        <a
          key={action.route}
          className={position === 0 && !quiet ? 'btn go' : 'btn alt'}
          href={view.href(action.route)}
        >
          {action.label}
        </a>
      ))}
    </p>
  );
}
