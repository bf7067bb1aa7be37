import { styled } from '@mui/material/styles';
import { mixed, vars } from './vars.ts';

/** The ground of the house's drawings: their parts take the theme's colours by class. */
export const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .ground': { fill: vars.sunken },
  '& .ink': { stroke: vars.text },
  '& .soft': { stroke: vars.line },
  '& .paper': { fill: vars.paper },
  '& .green': { fill: vars.primary },
  '& .mint': { fill: mixed(vars.primary, 24, vars.paper) },
  '& .corn': { fill: vars.corn },
  '& .on-corn': { stroke: '#221C14' },
  '& .tomato': { fill: vars.tomatoBright },
  '& .tomato-line': { stroke: vars.tomatoBright },
});

/** What every drawing's ground is given. */
export const art = { viewBox: '0 0 200 150', 'aria-hidden': true, focusable: 'false' } as const;

/** In the place of a picture that is missing or did not come. */
export function NoPictureDrawing() {
  return (
    <Drawing {...art}>
      <path className="ink mint" d="M70 66h60l-5 40a9 9 0 0 1-9 8H84a9 9 0 0 1-9-8z" />
      <path className="ink" d="M84 66V56a16 16 0 0 1 32 0v10" />
      <path className="ink" d="M90 84a10 10 0 0 0 20 0" />
    </Drawing>
  );
}
