/** Turns the reader's accessibility settings into classes of the document's root, and keeps them on the device. */
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

/** For this page, if the device does not store. */
let current: AccessibilitySettings = DEFAULTS;
const listeners = new Set<() => void>();

export const accessibilitySettings = (): AccessibilitySettings => current;

export function onAccessibilityChange(listener: () => void): void {
  listeners.add(listener);
}

export function startAccessibility(): void {
  const follow = () => {
    current = fromSystem(stored());
    apply();
  };
  follow();
  // Another tab changed them, or another page that the reader comes back from: this page follows.
  window.addEventListener('storage', ({ key }) => {
    if (key === ACCESSIBILITY_KEY) follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

export function toggleSetting(name: SettingName): void {
  current = { ...current, [name]: !current[name] };
  try {
    localStorage.setItem(ACCESSIBILITY_KEY, JSON.stringify(current));
  } catch {
    // Blocked or full: the setting holds for this page.
  }
  apply();
}

export function resetSettings(): void {
  current = DEFAULTS;
  try {
    localStorage.removeItem(ACCESSIBILITY_KEY);
  } catch {
    // Nothing was stored then.
  }
  apply();
}

function stored(): AccessibilitySettings {
  const settings = { ...DEFAULTS };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ACCESSIBILITY_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return settings;
    const found = new Map(Object.entries(value));
    for (const { name } of SETTINGS)
      if (typeof found.get(name) === 'boolean') settings[name] = found.get(name) as boolean;
  } catch {
    // Blocked or unreadable: what holds on this page goes on holding.
    return current;
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

function apply(): void {
  for (const { name, className } of SETTINGS)
    document.documentElement.classList.toggle(className, current[name]);
  for (const listener of listeners) listener();
}
