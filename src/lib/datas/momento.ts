/**
 * A moment of this device as its clock showed it.
 * @param instant epoch milliseconds
 * @returns 'dd/mm hh:mm' in the device's own zone
 */
export function formatMomento(instant: number): string {
  const moment = new Date(instant);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(moment.getDate())}/${two(moment.getMonth() + 1)} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
