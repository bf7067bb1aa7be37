/** Presses a second apart, so that each counts. */
export function pressSlowly(): void {
  let now = 0;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => (now += 1000));
}
