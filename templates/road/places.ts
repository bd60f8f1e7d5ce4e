/** Where the road runs on the map of the island, whose frame is that of templates/map. */

export const MAP_BOX = '-84 -86 1066 476';

/** The lamps of the stops, then the toll and the CESCO. */
export const LAMPS: readonly (readonly [x: number, y: number])[] = [
  [588, 50],
  [400, 43],
  [288, 46],
  [172, 42],
  [46, 92],
  [70, 150],
  [60, 258],
  [122, 272],
  [205, 264],
  [318, 262],
  [392, 206],
  [514, 222],
  [588, 262],
  [668, 246],
  [734, 194],
  [766, 138],
  [730, 102],
  [700, 76],
  [650, 68],
  [612, 148],
  [556, 134],
  [496, 96],
];

/** The way from each lamp to the next. */
export const LEGS: readonly string[] = [
  'C574 49 529 46 500 45C471 44 424 43 400 43',
  'C376 43 362 44 345 44C328 44 305 47 288 46',
  'C271 45 250 39 232 38C214 37 192 42 172 42',
  'C152 42 119 34 104 38C89 42 81 60 72 68C63 76 46 79 46 92',
  'C46 105 65 133 70 150',
  'C75 167 80 183 78 200C76 217 59 247 60 258',
  'C61 269 74 272 84 274C94 276 103 274 122 272',
  'C141 270 183 264 205 264',
  'C227 264 245 272 262 272C279 272 302 266 318 262',
  'C334 258 355 257 366 248C377 239 379 212 392 206',
  'C405 200 431 208 450 210C469 212 498 218 514 222',
  'C530 226 541 232 552 238C563 244 576 258 588 262',
  'C600 266 618 264 630 262C642 260 657 252 668 246',
  'C679 240 694 234 704 226C714 218 726 203 734 194',
  'C742 185 751 175 756 166C761 157 765 146 766 138',
  'C767 130 770 118 764 112C758 106 740 108 730 102',
  'C720 96 708 82 700 76',
  'C692 70 684 65 676 64C668 63 656 62 650 68',
  'C644 74 644 88 638 100C632 112 620 140 612 148',
  'C604 156 595 152 586 150C577 148 570 142 556 134',
  'C542 126 505 102 496 96',
];

/** From a lamp to a landmark that stands too far from it to be taken for its own. */
export const THREADS = 'M734 194l47 59M766 138l57-11M700 76l41-37M650 68l20-57';

/** The cordillera, and the hills before and after it. */
export const HILLS =
  'M300 208q30-34 60-20 26-28 62-8 44-20 76 6 40-6 60 22-30 22-76 16-60 20-110 4-50 8-72-20zM640 178q22-40 50-42 28 0 44 32-40 24-94 10z';
export const RIDGE = 'M344 196q26-26 50-12 26-18 52 8-50 22-102 4z';

/** Stops that lie inland: their stretch of the column has hills, and their landmark on the map is smaller. */
export const INLAND: ReadonlySet<number> = new Set([10, 11, 16, 19, 20, 21]);
