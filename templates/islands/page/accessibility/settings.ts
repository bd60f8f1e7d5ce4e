/** The reader's accessibility settings: classes on the root element, stored on the device. */
import { isPlainObject } from '../../model/stored-value-checks.ts';
import { syncLandscapes } from '../../parts/road/landscape-motion.ts';
import { ACCESSIBILITY_KEY } from '../../store/registry.ts';
import { storeDamagedCopy, WRITE_SKIPPED_EVENT } from '../../store/stored.ts';

/**
 * Groups, labels, keys and classes of the specification (docs/decisions/spec-rows.md). Without a choice, a setting
 * follows the device (`wish`), or has the value of `byDefault`. before-paint.ts repeats the keys, classes and defaults,
 * and a test compares the two.
 */
export const SETTING_GROUPS = [
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
      { name: 'screenReader', label: 'Lector de Pantalla', className: 'for-screen-reader' },
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
type SettingName = (typeof SETTING_GROUPS)[number]['settings'][number]['name'];
export const ACCESSIBILITY_SETTINGS: readonly (Setting & { name: SettingName })[] =
  SETTING_GROUPS.flatMap((group) => [...group.settings]);

type Choices = ReadonlyMap<SettingName, boolean>;

export type AccessibilityState = ReturnType<typeof applyAccessibilitySettings>;

/** Applies the reader's settings, and follows changes of the device and of other tabs. */
export function applyAccessibilitySettings() {
  let choices: Choices = new Map();
  const listeners: (() => void)[] = [];
  const isOn = (name: SettingName): boolean => {
    const { wish, byDefault = false } = ACCESSIBILITY_SETTINGS.find(
      (setting) => setting.name === name,
    )!;
    return choices.get(name) ?? (wish === undefined ? byDefault : matchMedia(wish).matches);
  };
  const show = () => {
    for (const { name, className } of ACCESSIBILITY_SETTINGS)
      document.documentElement.classList.toggle(className, isOn(name));
    syncLandscapes();
    for (const listener of listeners) listener();
  };
  const change = (made: Choices) => {
    choices = made;
    store(made);
    show();
  };
  const follow = () => {
    // If storage is blocked, the choices made on this page stay.
    choices = stored() ?? choices;
    show();
  };
  follow();
  // Follows changes in another tab, on a page that the reader comes back from, and in the device's settings.
  window.addEventListener('storage', ({ key }) => {
    if (key === ACCESSIBILITY_KEY || key === null) follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  // Older browsers do not report changes of the device's settings. There, the changes apply from the next page on.
  for (const { wish } of ACCESSIBILITY_SETTINGS)
    if (wish) matchMedia(wish).addEventListener?.('change', show);

  return {
    isOn,
    onChange: (listener: () => void) => void listeners.push(listener),
    toggle: (name: SettingName) => change(new Map([...choices, [name, !isOn(name)]])),
    reset: () => change(new Map()),
  };
}

/** Stores the choices. Unreadable data is copied first, and data of a newer version of the site is not changed. */
function store(choices: Choices): void {
  try {
    const before = localStorage.getItem(ACCESSIBILITY_KEY);
    const condition = storedTextCondition(before);
    if (condition === 'newer') {
      window.dispatchEvent(new Event(WRITE_SKIPPED_EVENT));
      return;
    }
    if (before && condition === 'damaged' && !storeDamagedCopy(() => localStorage, before)) return;
    if (choices.size === 0) localStorage.removeItem(ACCESSIBILITY_KEY);
    else localStorage.setItem(ACCESSIBILITY_KEY, serializeSettingChoices(choices));
  } catch {
    // Storage is blocked or full, so the settings apply to this page only.
  }
}

function stored(): Choices | undefined {
  try {
    const text = localStorage.getItem(ACCESSIBILITY_KEY);
    return parseSettingChoices(text);
  } catch {
    return undefined;
  }
}

const VERSION = 1;

/** Stores explicit choices, as true or false, beside the version. Defaults are not stored. */
export const serializeSettingChoices = (choices: Choices): string =>
  JSON.stringify({ version: VERSION, ...Object.fromEntries(choices) });

/** Reads the stored choices; leaves out damaged ones. */
export function parseSettingChoices(text: string | null): Choices {
  const found = parsed(text) ?? {};
  return new Map(
    ACCESSIBILITY_SETTINGS.flatMap(({ name }): [SettingName, boolean][] => {
      const value = found[name];
      return typeof value === 'boolean' ? [[name, value]] : [];
    }),
  );
}

/**
 * The condition of the stored text; `damaged` if it contains anything but choices. Checking
 * it with store/codec.ts would add a kilobyte to every page's script.
 */
export function storedTextCondition(text: string | null): 'sound' | 'damaged' | 'newer' {
  const { version = VERSION, ...found } = parsed(text) ?? { version: 0 };
  if ((version as number) > VERSION) return 'newer';
  return version === VERSION && Object.keys(found).length === parseSettingChoices(text).size
    ? 'sound'
    : 'damaged';
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isPlainObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
