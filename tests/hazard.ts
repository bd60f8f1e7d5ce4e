/** The smallest sound hazard: somebody steps into the road. */
import type { Hazard } from '../schemas/hazard.ts';

export const HAZARD: Hazard = {
  order: 1,
  title: 'Una calle',
  description: 'Vas despacio por una calle.',
  see: 'Alguien cruza.',
  act: 'Frena.',
  road: 'calle',
  seconds: 10,
  you: {
    z: [
      [0, 0],
      [6, 170],
      [10, 200],
    ],
  },
  users: [
    {
      who: 'peaton',
      is: 'peaton',
      x: [
        [0, 14],
        [5, 14],
        [9, -8],
      ],
      z: 240,
    },
  ],
  hazard: 'peaton',
  window: [5, 8],
  frames: [1, 3, 6, 9].map((at) => ({ at, text: `A los ${at}.` })),
  updated: '2026-01-15',
};
