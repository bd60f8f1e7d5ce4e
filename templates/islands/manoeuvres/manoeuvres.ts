/**
 * Plays the films of manoeuvres: a film loads at the first press, plays, pauses, and goes step by step. Nothing is
 * stored.
 */
import type { FilmData } from '../../diagrams/FilmDrawing.tsx';
import { loadFailureMessage } from '../parts/lazy-load.ts';
import { createFilmClock, type FilmClock, supportsAnimation } from '../parts/motion/clock.ts';
import { loadDrawing } from '../parts/motion/load-drawing.ts';
import { filmRendererOf } from './film-renderer.ts';

type Film = { clock: FilmClock; data: FilmData };

function startFilm(section: HTMLElement): void {
  const find = <E extends Element = HTMLElement>(selector: string) =>
    section.querySelector<E>(selector)!;
  const view = find('.clip-view');
  const said = find('[data-step]');
  const [back, play, next] = ['back', 'play', 'next'].map((name) =>
    find<HTMLButtonElement>(`[data-${name}]`),
  ) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  const steps = [...section.nextElementSibling!.children];
  let film: Promise<Film> | undefined;
  let isPlaying = false;
  let shown = -1;

  const tell = (step: number) => {
    if (step === shown) return;
    shown = step;
    const words = steps[step]!.querySelector('figcaption')!.textContent.replace(/^\d+\./, '');
    said.textContent = `Paso ${step + 1} de ${steps.length}.${words}`;
    steps.forEach((item, index) => {
      if (index === step) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    });
    // Not `disabled`, because disabling the focused button would lose the keyboard focus.
    back.setAttribute('aria-disabled', String(step === 0));
    next.setAttribute('aria-disabled', String(step === steps.length - 1));
  };
  const stepAt = ({ steps }: FilmData, t: number) => steps.filter((from) => from <= t).length - 1;

  const open = async (): Promise<Film> => {
    const svg = await loadDrawing(section.dataset.film!);
    const data = JSON.parse(svg.dataset.film!) as FilmData;
    const draw = filmRendererOf(svg, data);
    const clock = createFilmClock(svg, (t) => {
      draw(t);
      // The last moment of a step still shows the words of that step, not those of the next one.
      tell(stepAt(data, Math.max(0, t - 0.01)));
    });
    view.replaceChildren(svg);
    delete section.dataset.failed;
    return { clock, data };
  };
  const stop = (label: string) => {
    isPlaying = false;
    play.textContent = label;
  };
  /** Plays until a second: the end of the film, or of a step. */
  const run = ({ clock, data }: Film, until: number) => {
    isPlaying = true;
    play.textContent = 'Pausa';
    clock.play(until, () => stop(until < data.t ? 'Seguir' : 'Otra vez'));
  };
  const withFilm = (act: (film: Film) => void) => {
    film ??= open();
    film.then(act, (error: unknown) => {
      film = undefined;
      section.dataset.failed = '';
      said.textContent = loadFailureMessage(
        error,
        'La maniobra no cargó. Revisa tu conexión y trata otra vez.',
      );
    });
  };
  const go = (way: -1 | 1) => {
    withFilm((opened) => {
      const { clock, data } = opened;
      const step = Math.min(Math.max(shown === -1 ? 0 : shown + way, 0), data.steps.length - 1);
      clock.seek(data.steps[step]! + 0.02);
      run(opened, data.steps[step + 1] ?? data.t);
    });
  };

  play.addEventListener('click', () => {
    withFilm((opened) => {
      const { clock, data } = opened;
      if (isPlaying) {
        clock.pause();
        stop('Seguir');
        return;
      }
      if (clock.now() >= data.t || shown === -1) clock.seek(0);
      run(opened, data.t);
    });
  });
  back.addEventListener('click', () => go(-1));
  next.addEventListener('click', () => go(1));
  section.addEventListener('keydown', (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
    if (way === undefined) return;
    event.preventDefault();
    go(way);
  });
  back.setAttribute('aria-disabled', 'true');
  for (const button of [back, play, next]) button.disabled = false;
}

// Without support for animation, shows the steps as pictures, as for readers who prefer reduced motion.
if (!supportsAnimation()) document.documentElement.classList.add('reduced-motion');
for (const section of document.querySelectorAll<HTMLElement>('.film')) startFilm(section);
