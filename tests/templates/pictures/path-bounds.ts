/** The bounds of path data made of M, relative l and z: left, top, right, bottom. */
export function boundsOf(path: string): [number, number, number, number] {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, start, steps] of path.matchAll(/M([^l]+)l([^z]*)z/g)) {
    let [x, y] = start!.split(' ').map(Number) as [number, number];
    xs.push(x);
    ys.push(y);
    const numbers = steps!.match(/-?\d+/g)!.map(Number);
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i]!;
      y += numbers[i + 1]!;
      xs.push(x);
      ys.push(y);
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
