/**
 * Plays the hazard clips. A clip loads when its button is first pressed. After it has played, the presses are scored
 * and the result is logged for the plan.
 */

import type { Clip } from '../../driver-view/camera.ts';
import { element } from '../parts/element.ts';
import { loadFailureMessage, loadLazily } from '../parts/lazy-load.ts';
import { createFilmClock, type FilmClock, supportsAnimation } from '../parts/motion/clock.ts';
import { loadDrawing } from '../parts/motion/load-drawing.ts';
import { clipRendererOf } from './clip-renderer.ts';
import { hazardResultNodes, type ShownHazardResult } from './result.ts';
import { hazardVerdict } from './score.ts';

/** For this many milliseconds after a clip ends, a press does not restart it: the press was meant for the hazard. */
const TOO_LATE = 900;

/** Shows the total points. The best score of each scene since the page was loaded counts. */
function showTotal(section: HTMLElement, gained: number): void {
  section.dataset.points = String(Math.max(gained, Number(section.dataset.points ?? 0)));
  const played = [...document.querySelectorAll<HTMLElement>('[data-points]')];
  const sum = played.reduce((total, { dataset }) => total + Number(dataset.points), 0);
  const scenes = played.length === 1 ? '1 escena' : `${played.length} escenas`;
  document.querySelector('[data-total]')!.textContent =
    `Llevas ${scenes} y ${sum} de ${played.length * 5} puntos.`;
}

/** Logs the result for the plan. If the script for that cannot be loaded, only the log entry is lost. */
async function remember(id: string, isSeen: boolean): Promise<void> {
  try {
    (await loadLazily(() => import('../store/drill-log.ts'))).logDrill(id, isSeen);
  } catch {
    // Ignore: there is probably no connection.
  }
}

function startHazard(section: HTMLElement): void {
  const find = <E extends Element = HTMLElement>(selector: string) =>
    section.querySelector<E>(selector)!;
  const view = find('.clip-view');
  const bar = find('.clip-view .action-bar');
  const button = find<HTMLButtonElement>('[data-play]');
  const result = find('[data-result]');
  const answer = find<HTMLDetailsElement>('details');
  const frames = find('.still-frames');
  const more = find<HTMLButtonElement>('[data-frames]');
  const setFrames = (open: boolean) => {
    frames.classList.toggle('is-open', open);
    more.setAttribute('aria-expanded', String(open));
  };
  const window = section.dataset.window!.split(' ').map(Number) as [number, number];
  const seconds = Number(section.dataset.seconds);
  let clock: FilmClock | undefined;
  let stage: HTMLButtonElement | undefined;
  let presses: number[] = [];
  let isPlaying = false;
  let endedAt = -TOO_LATE;

  const finish = (shown: ShownHazardResult) => {
    result.replaceChildren(...hazardResultNodes(shown, { window, seconds }));
    answer.open = true;
  };

  const press = () => {
    if (!isPlaying || clock === undefined) return;
    presses.push(clock.now());
    stage!.classList.add('is-pressed');
    setTimeout(() => stage!.classList.remove('is-pressed'), 150);
  };

  const open = async () => {
    const svg = await loadDrawing(section.dataset.clip!);
    const made = element('button', { type: 'button', 'aria-label': 'Toca cuando veas el peligro' });
    made.append(svg);
    // A press counts when it begins. A click alone counts too, because an assistive device may send nothing else.
    let heard = 0;
    const begin = () => {
      heard = performance.now();
      press();
    };
    made.addEventListener('pointerdown', begin);
    made.addEventListener('keydown', (event) => {
      if ((event.key === ' ' || event.key === 'Enter') && !event.repeat) begin();
      if (event.key === 'Escape') end();
    });
    made.addEventListener('click', () => {
      if (performance.now() - heard > 1000) press();
    });
    view.querySelector('img')?.replaceWith(made);
    stage = made;
    clock = createFilmClock(svg, clipRendererOf(svg, JSON.parse(svg.dataset.clip!) as Clip));
  };

  const end = () => {
    clock?.pause();
    isPlaying = false;
    endedAt = performance.now();
    bar.hidden = false;
    stage!.disabled = true;
    button.textContent = 'Otra vez';
    button.focus();
  };

  button.addEventListener('click', () => {
    if (performance.now() - endedAt < TOO_LATE) return;
    button.disabled = true;
    (clock === undefined ? open() : Promise.resolve()).then(
      () => {
        button.disabled = false;
        bar.hidden = true;
        presses = [];
        isPlaying = true;
        setFrames(false);
        result.replaceChildren();
        stage!.disabled = false;
        stage!.focus();
        clock!.seek(0);
        clock!.play(seconds, () => {
          end();
          const verdict = hazardVerdict(presses, window);
          finish({ verdict, presses });
          showTotal(section, verdict.points);
          void remember(section.id, verdict.points > 0);
        });
      },
      (error: unknown) => {
        button.disabled = false;
        result.textContent = loadFailureMessage(
          error,
          'La escena no cargó. Revisa tu conexión, o mírala en cuatro cuadros.',
        );
      },
    );
  });

  more.addEventListener('click', () => setFrames(!frames.classList.contains('is-open')));
  const items = [...frames.children] as HTMLElement[];
  // The first frame in which the hazard can be seen.
  const right = items.findIndex((item) => Number(item.dataset.at) >= window[0]);
  items.forEach((item, index) => {
    const choose = item.querySelector<HTMLButtonElement>('[data-frame]')!;
    choose.addEventListener('click', () => {
      for (const other of items)
        other.querySelector('[data-frame]')!.setAttribute('aria-pressed', String(other === item));
      finish({ frame: index + 1, right: right + 1 });
    });
  });
  more.disabled = false;
  button.disabled = false;
}

// Without support for animation, shows four still frames, as for readers who prefer reduced motion.
if (!supportsAnimation()) document.documentElement.classList.add('reduced-motion');
for (const section of document.querySelectorAll<HTMLElement>('.hazard')) startHazard(section);
