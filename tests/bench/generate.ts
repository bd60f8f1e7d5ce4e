/** Writes a data folder with generated articles. The same number and edition of articles give the same bytes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLE, BASE_FILES } from '../fixtures/base-data.ts';
import { writeFiles } from '../fixtures/project.ts';

const phrases = (text: string) => text.split('|');
const SUBJECTS = phrases(
  'El conductor|La vecina|Quien aprende|El peatón|La conductora|La ciclista|El amigo|Quien lleva carga',
);
const VERBS = phrases('mira|respeta|busca|espera|nota|anuncia|revisa|cede|observa|prepara');
const OBJECTS = phrases(
  'la señal del cruce|el espejo derecho|la luz del semáforo|el paso de los que van a pie|la línea blanca del centro|el carril de la orilla|el hueco con el carro de delante|la entrada de la vía de peaje',
);
const WAYS = phrases(
  'antes de moverse|sin prisa|con la mano en el guía|cuando llueve|en una cuesta|de noche|junto a una escuela|al salir de casa',
);
const WHYS = phrases(
  'porque otro puede fallar|para no dar un susto a nadie|aunque no se vea a nadie|y así evita un choque|como pide el manual|para tener tiempo de frenar',
);
const CATEGORIES = phrases(
  'Preparación|Educación Vial|Información Práctica|Guías|Legislación|Actualidad',
);
const FACTS = ['examen.preguntas', 'examen.duracion', 'examen.aprobacion'];
const LINKS = phrases(
  '/tests/|/guia-estudio/|/tramites/|/manual/reglas-transito/|/centros-cesco/|/blog/',
);

type Random = <T>(of: readonly T[]) => T;

/** A linear congruential generator: random enough for filler text, with the same sequence on every machine. */
function seeded(seed: number): Random {
  let state = seed * 2654435761;
  return (of) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return of[Math.floor((state / 2 ** 32) * of.length)]!;
  };
}

const sentence = (pick: Random) =>
  `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)} ${pick(WAYS)} ${pick(WHYS)}.`;
const paragraph = (pick: Random, sentences: number) =>
  Array.from({ length: sentences }, () => sentence(pick)).join(' ');
const slugOf = (index: number) => `generado-${String(index).padStart(5, '0')}`;

/** About 600 words: headings, lists, a table, two facts and three internal links. */
function article(index: number, edition: number): string {
  const pick = seeded(index + 1 + edition * 7919);
  const fact = (place: number) => `{{${FACTS[(index + place) % FACTS.length]}}}`;
  const link = (place: number) => LINKS[(index + place) % LINKS.length];
  const list = (mark: (place: number) => string) =>
    Array.from({ length: 4 }, (_, place) => `${mark(place)} ${sentence(pick)}`).join('\n');
  const rows = Array.from(
    { length: 4 },
    () => `| ${pick(SUBJECTS)} | ${pick(VERBS)} ${pick(OBJECTS)} | ${pick(WAYS)} |`,
  ).join('\n');
  return `---
title: "Artículo generado ${slugOf(index)}${edition === 0 ? '' : ` ${edition}`}"
excerpt: "${sentence(pick)}"
category: ${CATEGORIES[index % CATEGORIES.length]}
readTime: 4 min
publishDate: 2026-0${1 + (index % 9)}-1${index % 9}
author: Equipo de Licencia PR
keywords:
  - conducir
  - licencia
---

${paragraph(pick, 4)} Lee también [esta página](${link(0)}).

## Antes de salir

${paragraph(pick, 5)} El límite de una zona es ${fact(0)}.

${list(() => '-')}

## En la vía

| Quién | Qué hace | Cuándo |
| --- | --- | --- |
${rows}

${paragraph(pick, 5)} Sigue en [otro lugar](${link(1)}).

### Un caso

${paragraph(pick, 4)} Aquí vale ${fact(2)}.

## Al llegar

${list((place) => `${place + 1}.`)}

**${sentence(pick)}** *${sentence(pick)}* ${paragraph(pick, 3)} Termina [con la lista](${link(3)}).
`;
}

/**
 * Writes the smallest content that the schemas allow, with one article and the given number of generated ones.
 * @param edition seed of every title and sentence: articles of a new edition are not in the cache
 */
export function generateArticles(folder: string, articles: number, edition = 0): void {
  writeFiles(folder, { ...BASE_FILES, 'blog/uno.md': ARTICLE });
  for (let index = 0; index < articles; index++)
    writeFileSync(join(folder, 'blog', `${slugOf(index)}.md`), article(index, edition));
}
