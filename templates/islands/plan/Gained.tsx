/** Concepts by their names and pictures: what a session has made firm, and what is missed most. */
import type { ReactNode } from 'react';
import { standOf } from '../model/learning/concept.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import type { AskedConcept } from '../model/learning/two-rounds.ts';
import type { PlanSession } from '../model/learning/types.ts';
import type { Known } from './use-learning.ts';

/** As many as a small phone shows above the buttons. */
const MOST = 3;
const WORST = 5;

type Props = { material: Material; known: Known };

/** What the session made known. */
export const madeKnown = (props: Props & { session: PlanSession }): AskedConcept[] =>
  firmOn(props, 2, 'known');

/** Right on so many days with what the session asked. */
function firmOn(
  { session, material, known }: Props & { session: PlanSession },
  days: number,
  stand: 'known' | 'once',
): AskedConcept[] {
  const isDrawn = ({ forms }: AskedConcept) =>
    Number(forms.some((form) => material.byId.get(form.id)?.sign !== undefined));
  const asked = new Set(session.items.map(({ id }) => material.forms.byId.get(id)?.concept));
  const firm = material.forms.concepts.filter(({ id, forms }) => {
    const row = asked.has(id) ? known.learning.memory.get(id) : undefined;
    return row?.daysRight === days && standOf(row, forms, known.today) === stand;
  });
  // Those that can be seen stand first.
  return firm.sort((a, b) => isDrawn(b) - isDrawn(a));
}

/** What this session made known, or without any what was right for the first time; and how that is told. */
export function gainedIn(props: Props & { session: PlanSession }): {
  concepts: AskedConcept[];
  words: string;
} {
  const known = madeKnown(props);
  if (known.length > 0) return { concepts: known, words: `Ya te sabes ${known.length} más` };
  const concepts = firmOn(props, 1, 'once');
  const { length } = concepts;
  return { concepts, words: `Acertaste ${length} ${length === 1 ? 'nueva' : 'nuevas'}` };
}

/** On the eve: what was missed last, of what is not known yet. */
export function Worst(props: Props): ReactNode {
  const { memory } = props.known.learning;
  const missed = ({ id }: AskedConcept) => memory.get(id)?.lastWrong ?? 0;
  const worst = props.material.forms.concepts
    .filter((concept) => missed(concept) > 0 && memory.get(concept.id)!.daysRight < 2)
    .sort((a, b) => missed(b) - missed(a))
    .slice(0, WORST);
  return <Named title="Lo que más te cuesta" concepts={worst} {...props} />;
}

/** Of the road, where the page has its drawing. */
export const Landmark = ({ of }: { of: string | undefined }): ReactNode =>
  document.getElementById(`h-${of}`) && (
    <svg viewBox="-2 -2 68 64" aria-hidden="true">
      <use href={`#h-${of}`} />
    </svg>
  );

/** Each by its name and picture, or with that of the stop that asks it. @param most of them. @param title absent: that of the page says what they are */
export function Named({
  title,
  concepts,
  most = MOST,
  material: { file, byId },
}: Omit<Props, 'known'> & {
  title?: string;
  concepts: readonly AskedConcept[];
  most?: number;
}): ReactNode {
  const named = concepts.flatMap(({ id, forms }) => {
    const name = file.names[id];
    const sign = forms.flatMap((form) => byId.get(form.id)?.sign ?? [])[0];
    const stop = file.stops.findIndex(([, asked]) => asked.includes(id));
    return name === undefined ? [] : [{ id, name, sign, landmark: file.places[stop]?.landmark }];
  });
  if (named.length === 0) return null;
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul className="nombres">
        {named.slice(0, most).map(({ id, name, sign, landmark }) => (
          <li key={id}>
            {sign ? <img {...sign} alt="" /> : <Landmark of={landmark} />}
            {name}
          </li>
        ))}
      </ul>
      {named.length > most && <p className="meta">y {named.length - most} más</p>}
    </section>
  );
}
