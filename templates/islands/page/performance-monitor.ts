/** A small panel with the browser's timings at the bottom right. Loaded only for readers who switched it on. */
import { element } from '../parts/element.ts';

/** Ratings of the load time, with their upper limits in milliseconds. */
const RATINGS = [
  { under: 1000, name: 'Excelente' },
  { under: 2500, name: 'Bueno' },
  { under: 4000, name: 'Regular' },
  { under: Number.POSITIVE_INFINITY, name: 'Lento' },
] as const;

type Connection = EventTarget & { effectiveType?: string };
type Extras = { connection?: Connection };
type Memory = { memory?: { usedJSHeapSize: number } };

export const loadTimeRating = (loadTime: number): string =>
  (RATINGS.find(({ under }) => loadTime < under) ?? RATINGS[3]).name;

export function startPerformanceMonitor(): void {
  const list = element('dl');
  const close = element('button', { type: 'button', class: 'close-button' }, 'Cerrar');
  const aside = element(
    'aside',
    { class: 'performance-monitor', 'aria-label': 'Monitor de rendimiento' },
    element('h2', {}, 'Rendimiento'),
    list,
    close,
  );
  const { connection } = navigator as Navigator & Extras;

  const draw = () => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    const { memory } = performance as Performance & Memory;
    const type = connection?.effectiveType;
    const rows: [string, string | undefined][] = [
      [
        'Carga',
        page && page.loadEventEnd > 0
          ? `${Math.round(page.loadEventEnd)} ms · ${loadTimeRating(page.loadEventEnd)}`
          : undefined,
      ],
      ['Primera pintura', paint && `${Math.round(paint.startTime)} ms`],
      ['Memoria', memory && `${Math.round(memory.usedJSHeapSize / 1_048_576)} MB`],
      ['Conexión', navigator.onLine ? 'En línea' : 'Sin conexión'],
      ['Tipo', type && (type === '2g' || type === 'slow-2g' ? `${type} (lenta)` : type)],
    ];
    list.replaceChildren(
      ...rows.flatMap(([name, value]) =>
        value ? [element('dt', {}, name), element('dd', {}, value)] : [],
      ),
    );
  };
  close.addEventListener('click', () => aside.remove());
  for (const name of ['online', 'offline'] as const) window.addEventListener(name, draw);
  connection?.addEventListener('change', draw);
  if (document.readyState === 'complete') draw();
  // Draws after the load event, because `loadEventEnd` is still 0 during the event.
  else window.addEventListener('load', () => setTimeout(draw));
  document.body.append(aside);
}
