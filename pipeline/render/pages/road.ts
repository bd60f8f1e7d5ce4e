/** The road of the course, and a page for each of its stops. */
import { createElement } from 'react';
import type { Stop } from '../../../schemas/road.ts';
import { numberWithNoun } from '../../../templates/islands/model/learning/plan-words.ts';
import { RoadPage } from '../../../templates/pages/RoadPage.tsx';
import type { StopResource } from '../../../templates/pages/StopPage.tsx';
import { StopPage } from '../../../templates/pages/StopPage.tsx';
import { drawPicture } from '../../draw/picture.ts';
import { type Route, stopRoute } from '../../link/routes.ts';
import { onlyRecordOf, type Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { firstFittingDescription, type UnroutedPage } from '../document/page.ts';
import { learningResource } from '../json-ld/resources.ts';
import { placeDrawingAddress } from '../pictures/place-pictures.ts';
import { questionsOfStop, roadViewOf } from '../questions/stops.ts';
import { basisOf, type PageContext, subjectOf, teachingHead } from './context.ts';
import { practiceOfStop } from './plan.ts';
import { listedQuestion } from './practice.ts';

const ROAD = { label: 'Tu carretera', href: '/ruta/' };

export function roadPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view } = context;
  return {
    sheets: ['road'],
    ...teachingHead(context, route, 'road', 'Curso por paradas'),
    crumbs: [{ label: ROAD.label }],
    main: createElement(RoadPage, { view, road: roadViewOf(site) }),
    updated: onlyRecordOf(site.entries.road).updated,
  };
}

export function stopPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view } = context;
  const { stops, updated } = onlyRecordOf(site.entries.road);
  const number = stops.findIndex(({ id }) => stopRoute(id) === route.path);
  const stop = stops[number]!;
  const questions = questionsOfStop(site, stop);
  const asked = numberWithNoun(questions.length, 'pregunta', 'preguntas');
  const description = firstFittingDescription([
    `${stop.name}: ${asked} del examen teórico con su porqué, sus señales, sus cifras y dónde leerlo. Parada ${number + 1} de ${stops.length}.`,
    `${stop.name}: ${asked} del examen teórico con su porqué.`,
  ]);
  const found = {
    title: `${stop.name}: examen teórico | ${site.settings.name}`,
    description,
    keywords: [stop.name, 'examen teórico', 'licencia de aprendizaje', 'Puerto Rico'],
  };
  const neighbour = (index: number) => {
    const other = stops[index];
    return other && { title: other.name, route: stopRoute(other.id) };
  };
  return {
    kind: 'quiz',
    listen: true,
    sheets: ['frame', 'stop'],
    ...found,
    crumbs: [ROAD, { label: stop.name }],
    share: omitUndefined({
      section: stop.name,
      title: stop.place,
      scene: drawPicture(site, `lugares/${stop.landmark}`),
    }),
    main: createElement(StopPage, {
      view,
      stop,
      picture: placeDrawingAddress(site, stop.landmark),
      number: number + 1,
      resources: resourcesOf(site, stop),
      retos: context.retosCards.find(({ stops: own }) => own.includes(number)),
      questions: questions.map((question) => listedQuestion(context, question)),
      practice: practiceOfStop(context, { id: stop.id, route: route.path }, questions),
      previous: neighbour(number - 1),
      next: neighbour(number + 1),
    }),
    rests: basisOf(site, questions),
    script: 'review',
    jsonLd: [learningResource(subjectOf(context, route, found), 'Parada del curso')],
    updated,
  };
}

function resourcesOf(
  site: Site,
  { sections, hazards = [], manoeuvres = [] }: Stop,
): StopResource[] {
  const read = sections.map((section): StopResource => {
    const [chapter = '', anchor] = section.split('#');
    const { data } = site.entries.chapters.find(({ id }) => id === chapter)!;
    const found = data.sections.find(({ id }) => id === anchor);
    return {
      kind: 'Lee el manual',
      title: found?.title ?? data.title,
      route: `/manual/${chapter}/${anchor === undefined ? '' : `#${anchor}`}`,
    };
  });
  return [
    ...read,
    ...hazards.map((id): StopResource => {
      const { data } = site.entries.hazards.find((entry) => entry.id === id)!;
      return { kind: 'Mira el peligro', title: data.title, route: `/peligros/#${id}` };
    }),
    ...manoeuvres.map((id): StopResource => {
      const { title } = site.manoeuvres.get(id)!;
      return { kind: 'Mira la maniobra', title, route: `/maniobras/#${id}` };
    }),
  ];
}
