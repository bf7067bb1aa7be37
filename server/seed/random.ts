/** Repeatable random integers from `min` to `max`. */
export function createRandom(start: number): (min: number, max: number) => number {
  let state = start >>> 0;
  return (min, max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + Math.floor((state / 4_294_967_296) * (max - min + 1));
  };
}
