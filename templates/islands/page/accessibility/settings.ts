/** The reader's accessibility settings: classes of the document's root, stored on the device. */
import { ACCESSIBILITY_KEY } from '../../store/registry.ts';

/**
 * Groups, labels, keys and classes of the specification. Without a choice a setting is as the device asks (`wish`), or else
 * `byDefault`. before-paint.ts repeats all of it; a test compares them.
 */
export const GROUPS = [
  {
    title: 'Visión',
    settings: [
      {
        name: 'highContrast',
        label: 'Alto Contraste',
        className: 'high-contrast',
        wish: '(prefers-contrast:more)',
      },
      { name: 'largeText', label: 'Texto Grande', className: 'large-text' },
    ],
  },
  {
    title: 'Movimiento',
    settings: [
      {
        name: 'reducedMotion',
        label: 'Reducir Animaciones',
        className: 'reduced-motion',
        wish: '(prefers-reduced-motion:reduce)',
      },
    ],
  },
  {
    title: 'Navegación',
    settings: [
      {
        name: 'focusIndicators',
        label: 'Indicadores de Foco',
        className: 'enhanced-focus',
        byDefault: true,
      },
      { name: 'screenReader', label: 'Lector de Pantalla', className: 'screen-reader' },
    ],
  },
] as const satisfies { title: string; settings: Setting[] }[];

type Setting = {
  name: string;
  label: string;
  className: string;
  wish?: string;
  byDefault?: boolean;
};
export type SettingName = (typeof GROUPS)[number]['settings'][number]['name'];
export const SETTINGS: readonly (Setting & { name: SettingName })[] = GROUPS.flatMap((group) => [
  ...group.settings,
]);

/** What the reader has chosen. A setting that is not in it is as the device asks. */
export type Choices = ReadonlyMap<SettingName, boolean>;

export type Accessibility = {
  isOn(name: SettingName): boolean;
  onChange(listener: () => void): void;
  toggle(name: SettingName): void;
  reset(): void;
};

/** Applies the reader's settings, and follows changes of the device and of other tabs. */
export function openAccessibility(): Accessibility {
  let choices: Choices = new Map();
  const listeners: (() => void)[] = [];
  const isOn = (name: SettingName): boolean => {
    const { wish, byDefault = false } = SETTINGS.find((setting) => setting.name === name)!;
    return choices.get(name) ?? (wish === undefined ? byDefault : matchMedia(wish).matches);
  };
  const show = () => {
    for (const { name, className } of SETTINGS)
      document.documentElement.classList.toggle(className, isOn(name));
    for (const listener of listeners) listener();
  };
  const change = (made: Choices) => {
    choices = made;
    store(made);
    show();
  };
  const follow = () => {
    // Blocked: what was chosen on this page holds.
    choices = stored() ?? choices;
    show();
  };
  follow();
  // Another tab changed them, or another page that the reader comes back from, or the device: this page follows.
  window.addEventListener('storage', ({ key }) => {
    if (key === ACCESSIBILITY_KEY || key === null) follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  // Older browsers cannot tell: there the next page follows.
  for (const { wish } of SETTINGS) if (wish) matchMedia(wish).addEventListener?.('change', show);

  return {
    isOn,
    onChange: (listener) => {
      listeners.push(listener);
    },
    toggle: (name) => {
      change(new Map([...choices, [name, !isOn(name)]]));
    },
    reset: () => {
      change(new Map());
    },
  };
}

function store(choices: Choices): void {
  try {
    if (choices.size === 0) localStorage.removeItem(ACCESSIBILITY_KEY);
    else localStorage.setItem(ACCESSIBILITY_KEY, writeChoices(choices));
  } catch {
    // Blocked or full: the settings hold for this page.
  }
}

/** @returns nothing if storage is blocked */
function stored(): Choices | undefined {
  try {
    const text = localStorage.getItem(ACCESSIBILITY_KEY);
    return readChoices(text);
  } catch {
    return undefined;
  }
}

const VERSION = 1;

/** Only the choices, as true and false. */
export const writeChoices = (choices: Choices): string =>
  JSON.stringify({ version: VERSION, ...Object.fromEntries(choices) });

/** Reads what is stored; what is damaged is no choice. */
export function readChoices(text: string | null): Choices {
  const found = new Map<string, unknown>(Object.entries(parsed(text)));
  return new Map(
    SETTINGS.flatMap(({ name }): [SettingName, boolean][] => {
      const value = found.get(name);
      return typeof value === 'boolean' ? [[name, value]] : [];
    }),
  );
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
