/** The cards of tests and of harder questions, as lists show them. */
import type { PracticeSet, Retos, Test } from '../../../schemas/test.ts';
import type { TestCardView } from '../../../templates/view.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import { retosResultRoute } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { Entry } from '../../validate/index.ts';
import { retosQuizId } from '../questions/quiz-data.ts';
import { stopIndicesOf } from '../questions/stops.ts';

type OwnCard = Pick<
  TestCardView,
  'id' | 'list' | 'route' | 'resultRoute' | 'minutes' | 'difficulty'
>;

const cardOf = (
  site: Site,
  text: TextRenderer,
  { title, description, questions, sign }: PracticeSet,
  own: OwnCard,
): TestCardView =>
  omitUndefined({
    ...own,
    title,
    description: text.plain(description),
    questions: questions.length,
    stops: stopIndicesOf(site, questions),
    sign: sign === undefined ? undefined : site.signs.get(sign),
  });

export const testCard = (site: Site, text: TextRenderer, { id, data }: Entry<Test>) =>
  cardOf(site, text, data, {
    id,
    list: { route: '/tests/', title: 'Tests de Práctica', back: 'Volver a los tests' },
    route: `/test/${id}/`,
    resultRoute: `/test-result/${id}/`,
    minutes: data.duration,
    difficulty: data.difficulty,
  });

export const retosCard = (site: Site, text: TextRenderer, { id, data }: Entry<Retos>) =>
  cardOf(site, text, data, {
    id: retosQuizId(id),
    list: { route: '/retos/', title: 'Retos', back: 'Volver a los retos' },
    route: `/retos/${id}/`,
    resultRoute: retosResultRoute(id),
    minutes: data.questions.length,
  });
