/** The box in which a manoeuvre's film plays: the first picture, and the buttons that the script enables. */
import type { SignImageView } from '../view.ts';

export type FilmView = {
  src: string;
  /** The first picture, which is shown until the film plays. */
  first: SignImageView;
};
type Props = { film: FilmView | undefined; title: string; eager: boolean };

export function FilmPlayer({ film, title, eager }: Props) {
  if (film === undefined) return null;
  const { src, width, height } = film.first;
  return (
    <div className="film script-only" role="group" aria-label={title} data-film={film.src}>
      <div className="clip-view">
        {/* Reserves the height of the tallest situation, because the first picture may be lower. */}
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <img src={src} width={width} height={height} alt="" loading={eager ? undefined : 'lazy'} />
      </div>
      <p className="film-controls">
        <button
          type="button"
          className="btn secondary"
          data-back=""
          aria-label="Paso anterior"
          disabled
        >
          ‹
        </button>
        <button type="button" className="btn primary" data-play="" disabled>
          Reproducir
        </button>
        <button
          type="button"
          className="btn secondary"
          data-next=""
          aria-label="Paso siguiente"
          disabled
        >
          ›
        </button>
      </p>
      <p role="status" data-step="" />
    </div>
  );
}
