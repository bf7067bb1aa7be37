import { n, type Shape } from './shapes.ts';

/** The drawing as an SVG document of the given size; `title` is its accessible name. */
export function toSvg(width: number, height: number, title: string, shapes: readonly Shape[]): string {
  const name = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img"><title>${name}</title>${shapes.map(element).join('')}</svg>`
  );
}

function element(shape: Shape): string {
  if ('shapes' in shape) {
    const { at, turn, scale } = shape;
    const steps = [
      at[0] === 0 && at[1] === 0 ? '' : `translate(${n(at[0])} ${n(at[1])})`,
      turn === 0 ? '' : `rotate(${n(turn)})`,
      scale[0] === 1 && scale[1] === 1 ? '' : `scale(${scale[0]} ${scale[1]})`,
    ].join('');
    return `<g${steps === '' ? '' : ` transform="${steps}"`}>${shape.shapes.map(element).join('')}</g>`;
  }
  const opacity = shape.opacity === undefined || shape.opacity === 1 ? '' : ` opacity="${shape.opacity}"`;
  const stroke =
    shape.stroke === undefined
      ? ''
      : ` stroke="${shape.stroke}" stroke-width="${n(shape.width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${shape.d}" fill="${shape.fill ?? 'none'}"${stroke}${opacity}/>`;
}
