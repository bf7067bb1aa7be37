/** Each press comes a second after the one before: a hand that means both. */
export function pressSlowly(): void {
  let now = 0;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => (now += 1000));
}
