/** The films of data/maniobras.json: one file for each film, which the page's script plays. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Manoeuvre } from '../../../schemas/manoeuvre.ts';
import { DARK_STYLE, removeUnusedDarkStyles } from '../../../templates/diagrams/colours.ts';
import { drawFilm } from '../../../templates/diagrams/FilmDrawing.tsx';
import { timelineOf } from '../../../templates/diagrams/film.ts';
import type { FilmView } from '../../../templates/parts/FilmPlayer.tsx';
import { validDrawings } from '../../draw/picture.ts';
import { drawnSigns } from '../../draw/sign-drawing.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import { placeOf } from '../../link/place.ts';
import type { Site } from '../../link/site.ts';
import { memoize } from '../../program/memoize.ts';
import type { AssetFile, BudgetedFile } from '../document/assets.ts';
import { hashedFile } from '../document/hashed-files.ts';
import { type SceneImages, standaloneSvg } from './scene-images.ts';

export function manoeuvreFilms(site: Site, text: TextRenderer, scenes: SceneImages) {
  const made = memoize((manoeuvre: Manoeuvre): { file?: AssetFile } => {
    const film = drawFilm({
      manoeuvre,
      scenes: site.scenes,
      signs: drawnSigns(site),
      drawings: validDrawings(site),
      text: text.plain,
    });
    if (film === undefined) return {};
    const svg = standaloneSvg(withDarkRules(renderToStaticMarkup(film)));
    return { file: hashedFile(`maniobra-${manoeuvre.id}`, 'svg', svg) };
  });
  const view = (manoeuvre: Manoeuvre): FilmView | undefined => {
    const { file } = made(manoeuvre);
    const [shot] = timelineOf(manoeuvre)?.shots ?? [];
    if (file === undefined || shot === undefined) return undefined;
    return {
      src: site.settings.basePath + file.path,
      // The film is as wide and as tall as the largest of its situations.
      first: { ...scenes.image(shot.scene), ...sizeOf(file.bytes) },
    };
  };
  return {
    /** Undefined if the manoeuvre has no film that can be played. */
    view: (id: string) => {
      const manoeuvre = site.manoeuvres.get(id);
      return manoeuvre && view(manoeuvre);
    },
    files: (): BudgetedFile[] =>
      site.entries.manoeuvres.flatMap((entry) =>
        entry.data.items.flatMap((manoeuvre, index): BudgetedFile[] => {
          const { file } = made(manoeuvre);
          const place = placeOf(entry, ['items', index, 'steps']);
          return file === undefined ? [] : [{ ...file, budget: 'hazardClip', place }];
        }),
      ),
  };
}

function sizeOf(svg: Uint8Array): { width: number; height: number } {
  const [, width, height] = / viewBox="0 0 (\d+) (\d+)"/.exec(new TextDecoder().decode(svg))!;
  return { width: Number(width), height: Number(height) };
}

/**
 * Moves the dark styles of all situations into one attribute: the security policy forbids inline styles, so the page's
 * script adds the rules.
 */
function withDarkRules(svg: string): string {
  const style = `<style>${DARK_STYLE}</style>`;
  const [, rules] = /<style>(.*)<\/style>/.exec(
    removeUnusedDarkStyles(svg.replaceAll(style, '').replace('>', `>${style}`)),
  )!;
  return svg.replaceAll(style, '').replace(' data-film=', ` data-dark="${rules}" data-film=`);
}
