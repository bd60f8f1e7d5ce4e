import { expect, test } from 'vitest';
import { drawScene } from '../../pipeline/draw/scene-drawing.ts';
import { project, readProject } from '../fixtures/project.ts';

test('a scene with a picture file shows that picture, not its record’s figures', () => {
  const { site, ledger } = readProject(
    project({
      'escenas/senas.json': {
        luz: {
          title: 'Una luz',
          description: 'Un semáforo en roja.',
          figures: [{ is: 'semaforo', light: 'roja' }],
        },
      },
      'dibujos/escenas/luz.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 22"><g data-slot="via"><path fill="#f00" d="M0 0h2v1H0z"/></g></svg>',
    }),
  );
  expect(drawScene({ site: site!, ledger: ledger! }, 'luz')).toEqual({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 22"><g><path fill="#f00" d="M0 0h2v1H0z"/></g></svg>',
    alt: 'Un semáforo en roja.',
  });
});
