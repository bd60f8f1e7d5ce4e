/** The path of the road on the map of the island, in the coordinates of templates/map. */

export const MAP_BOX = '-84 -86 1066 476';

/** The path of the road from each point of `STOP_POINTS` to the next. */
export const ROAD_LEGS: readonly string[] = [
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
  'C405 200 431 202 450 202C469 202 498 198 514 202',
  'C522 206 526 243 538 255C548 265 572 269 588 269',
  'C606 270 634 273 648 266C656 262 661 252 668 246',
  'C679 240 694 234 704 226C714 218 726 203 734 194',
  'C742 185 751 175 756 166C761 157 765 146 766 138',
  'C767 130 770 118 764 112C758 106 740 108 730 102',
  'C720 96 708 82 700 76',
  'C692 70 684 65 676 64C668 63 656 62 650 68',
  'C644 74 644 88 638 100C632 112 620 138 612 146',
  'C604 153 590 152 578 155C564 159 558 179 540 179',
  'C518 179 484 179 452 174',
];

/** The points of the stops, of the toll plaza and of the CESCO. Each leg ends at the next point. */
export const STOP_POINTS: readonly (readonly [x: number, y: number])[] = [
  [588, 50],
  ...ROAD_LEGS.map((leg) => leg.split(/[ C]/).slice(-2).map(Number) as [number, number]),
];

/** The path from the first point to the last. */
export const WHOLE_ROAD = `M${STOP_POINTS[0]!.join(' ')}${ROAD_LEGS.join('')}`;

/** Lines from the points to their landmarks. A landmark right beside its point needs none. */
export const LEADER_LINES =
  'M588 36V8M400 29V8M287 32V8M171 28V-8M38 80L16 40M58 146L26 132M47 254L22 248M116 284L106 304M206 277L210 304M320 275L326 304M389 193L387 176M584 279L578 304M673 257L684 290M741 204L783 268M778 134L832 114M708 68L745 36M654 56L684-8M539 166V136M719 104L701 108M507 211L497 221M452 165V138';

/** Outlines of the cordillera and of the hills east of it. `RIDGE` is the top of the cordillera. */
export const HILLS =
  'M300 208q30-34 60-20 26-28 62-8 44-20 76 6 40-6 60 22-30 22-76 16-60 20-110 4-50 8-72-20zM630 172q22-40 50-42 28 0 44 32-40 24-94 10z';
export const RIDGE = 'M344 196q26-26 50-12 26-18 52 8-50 22-102 4z';

/**
 * Indices of the places inland. Their road segment in the phone layout has hills, and their landmark on the map is
 * smaller.
 */
export const INLAND_PLACES: ReadonlySet<number> = new Set([10, 11, 16, 19, 20, 21]);
