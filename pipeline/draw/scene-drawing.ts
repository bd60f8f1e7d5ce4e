/** A scene's drawing as SVG text, with its description in words, and the problems that prevent drawing it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Scene } from '../../schemas/scene.ts';
import { removeUnusedDarkStyles } from '../../templates/diagrams/colours.ts';
import type { SceneProblem } from '../../templates/diagrams/layout.ts';
import { layoutProblems } from '../../templates/diagrams/layout-problems.ts';
import { ScenePicture as SceneDrawing } from '../../templates/diagrams/ScenePicture.tsx';
import { plainText, plainTextOfNodes } from '../ledger/filled-text.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { memoizeByObject } from '../program/memoize.ts';
import type { Entry } from '../validate/entry.ts';
import { drawPicture, validDrawings } from './picture.ts';
import { type Drawing, drawnSigns } from './sign-drawing.ts';

type Shown = { problems?: readonly SceneProblem[]; drawing?: Drawing };

/** Cached problems and drawings of a site's scenes, by the id and the printed texts of the scene. */
const shown = memoizeByObject((_: Site) => new Map<string, Shown>());

type SiteContent = { site: Site; ledger: Ledger };

/** The cache entry of a scene. Audit, pages, exports and review need the same scenes, mostly with the same texts. */
function shownOf(content: SiteContent, entry: Entry<Scene>): Shown {
  const words = content.site.textsOf
    .get(entry)
    ?.map(({ inlines }) => plainTextOfNodes(content, inlines));
  const key = [entry.id, ...(words ?? [])].join('\0');
  const scenes = shown(content.site);
  const known = scenes.get(key) ?? {};
  scenes.set(key, known);
  return known;
}

/** Problems that prevent drawing a scene. */
export function sceneProblems(content: SiteContent, entry: Entry<Scene>): readonly SceneProblem[] {
  const known = shownOf(content, entry);
  known.problems ??= layoutProblems(entry.data, (rich) => plainText(content, rich));
  return known.problems;
}

/** @param id of a scene of the linked site, so the scene exists */
export function drawScene(content: SiteContent, id: string): Drawing {
  const { site } = content;
  const entry = site.entries.scenes.find((each) => each.id === id)!;
  const known = shownOf(content, entry);
  known.drawing ??= drawn(content, entry);
  return known.drawing;
}

/** If data/dibujos/escenas has a file for the scene, that file is its whole picture. */
function drawn(content: SiteContent, { id, data: scene }: Entry<Scene>): Drawing {
  const text = (rich: string) => plainText(content, rich);
  const svg = drawPicture(content.site, `escenas/${id}`);
  if (svg !== undefined) return { svg, alt: text(scene.description) };
  const element = createElement(SceneDrawing, {
    scene,
    signs: drawnSigns(content.site),
    drawings: validDrawings(content.site),
    text,
  });
  return {
    svg: removeUnusedDarkStyles(renderToStaticMarkup(element)),
    alt: text(scene.description),
  };
}
