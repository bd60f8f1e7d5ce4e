/** The reader's accessibility settings: classes of the document's root, stored on the device. */
import { ACCESSIBILITY_KEY } from '../storage/registry.ts';

/** Groups, labels, keys and classes of the specification. before-paint.ts repeats keys and classes; a test compares them. */
export const GROUPS = [
  {
    title: 'Visión',
    settings: [
      { name: 'highContrast', label: 'Alto Contraste', className: 'high-contrast' },
      { name: 'largeText', label: 'Texto Grande', className: 'large-text' },
    ],
  },
  {
    title: 'Movimiento',
    settings: [
      { name: 'reducedMotion', label: 'Reducir Animaciones', className: 'reduced-motion' },
    ],
  },
  {
    title: 'Navegación',
    settings: [
      { name: 'focusIndicators', label: 'Indicadores de Foco', className: 'enhanced-focus' },
      { name: 'screenReader', label: 'Lector de Pantalla', className: 'screen-reader' },
    ],
  },
] as const;

export const SETTINGS = GROUPS.flatMap((group) => [...group.settings]);
export type SettingName = (typeof SETTINGS)[number]['name'];
export type AccessibilitySettings = Record<SettingName, boolean>;

const DEFAULTS: AccessibilitySettings = {
  highContrast: false,
  largeText: false,
  reducedMotion: false,
  focusIndicators: true,
  screenReader: false,
};

export type Accessibility = {
  settings(): AccessibilitySettings;
  onChange(listener: () => void): void;
  toggle(name: SettingName): void;
  reset(): void;
};

/** Applies the reader's settings, and follows changes of the device and of other tabs. */
export function openAccessibility(): Accessibility {
  /** For this page, if the device does not store. */
  let current = DEFAULTS;
  const listeners: (() => void)[] = [];

  const change = (settings: AccessibilitySettings) => {
    current = settings;
    for (const { name, className } of SETTINGS)
      document.documentElement.classList.toggle(className, current[name]);
    for (const listener of listeners) listener();
  };
  const follow = () => {
    change(fromSystem(stored() ?? current));
  };
  follow();
  // Another tab changed them, or another page that the reader comes back from: this page follows.
  window.addEventListener('storage', ({ key }) => {
    if (key === ACCESSIBILITY_KEY) follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });

  return {
    settings: () => current,
    onChange: (listener) => {
      listeners.push(listener);
    },
    toggle(name) {
      const settings = { ...current, [name]: !current[name] };
      try {
        localStorage.setItem(ACCESSIBILITY_KEY, JSON.stringify(settings));
      } catch {
        // Blocked or full: the setting holds for this page.
      }
      change(settings);
    },
    reset() {
      try {
        localStorage.removeItem(ACCESSIBILITY_KEY);
      } catch {
        // Blocked: nothing is stored.
      }
      change(DEFAULTS);
    },
  };
}

/** @returns nothing if storage is blocked or its text is damaged */
function stored(): AccessibilitySettings | undefined {
  const settings = { ...DEFAULTS };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ACCESSIBILITY_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return settings;
    const found = new Map(Object.entries(value));
    for (const { name } of SETTINGS)
      if (typeof found.get(name) === 'boolean') settings[name] = found.get(name) as boolean;
  } catch {
    return undefined;
  }
  return settings;
}

function fromSystem(settings: AccessibilitySettings): AccessibilitySettings {
  return {
    ...settings,
    highContrast: settings.highContrast || matchMedia('(prefers-contrast: more)').matches,
    reducedMotion: settings.reducedMotion || matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
