/** A manoeuvre: its film with the steps in words; without a script or with reduced motion, pictures. */
import type { Manoeuvre as ManoeuvreData } from '../../schemas/manoeuvre.ts';
import type { View } from '../view.ts';
import { FilmPlayer, type FilmView } from './FilmPlayer.tsx';
import { SceneIllustration } from './SceneIllustration.tsx';

type Props = {
  view: View;
  manoeuvre: Pick<ManoeuvreData, 'title' | 'steps'>;
  /** True if its first picture is also the first picture of the page, which loads at once. */
  eager?: boolean;
};

export function ManoeuvreView({ film, ...props }: Props & { film: FilmView | undefined }) {
  return (
    <div className="manoeuvre">
      <FilmPlayer film={film} title={props.manoeuvre.title} eager={props.eager === true} />
      <ManoeuvreSteps {...props} />
    </div>
  );
}

export function ManoeuvreSteps({ view, manoeuvre: { steps }, eager = false }: Props) {
  return (
    <ol className="scenes">
      {steps.map(({ scene, text }, index) => (
        <li key={text}>
          <SceneIllustration
            view={view}
            scene={{ ...view.scene(scene), caption: text }}
            step={index + 1}
            eager={eager && index === 0}
          />
        </li>
      ))}
    </ol>
  );
}
