/** The reader's accessibility settings: classes of the document's root, stored on the device. */
import { ACCESSIBILITY_KEY } from '../storage/registry.ts';

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
    const { choices, isOld } = readChoices(text, (wish) => matchMedia(wish).matches);
    // At once: what the device asks for later must not be taken for a choice.
    if (isOld) store(choices);
    return choices;
  } catch {
    return undefined;
  }
}

/** Of the stored layout. Another one needs its own reading in `readChoices`, so that earlier choices are kept. */
const VERSION = 2;

/** Only the choices, as true and false. */
export const writeChoices = (choices: Choices): string =>
  JSON.stringify({ version: VERSION, ...Object.fromEntries(choices) });

/**
 * Reads what is stored; what is damaged is no choice. Version 1 named none, and stored all five settings as soon as one was
 * changed, with what the device asked for: of those, only what differs from that is a choice.
 */
export function readChoices(
  text: string | null,
  asks: (wish: string) => boolean,
): { choices: Choices; isOld: boolean } {
  const found = new Map<string, unknown>(Object.entries(parsed(text)));
  const isOld = text !== null && !found.has('version');
  const isChoice = ({ wish, byDefault = false }: Setting, value: boolean): boolean => {
    if (!isOld) return true;
    // What the device asked for stood above a «No».
    return wish === undefined ? value !== byDefault : value && !asks(wish);
  };
  const choices = SETTINGS.flatMap((setting): [SettingName, boolean][] => {
    const value = found.get(setting.name);
    return typeof value === 'boolean' && isChoice(setting, value) ? [[setting.name, value]] : [];
  });
  return { choices: new Map(choices), isOld };
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
