import { render } from '@testing-library/react';
import { BarChart } from './bar-chart.tsx';

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('.bar')].map((bar) =>
    Number(/v-([\d.]+)q/.exec(bar.getAttribute('d') ?? '')?.[1]),
  );

test('the highest bar fills the height, half of it is half as high; silent for screen readers', () => {
  const bar = (name: string, value: number) => ({ name, value, label: String(value) });
  const { container } = render(
    <BarChart bars={[bar('jan', 50), bar('fev', 100), bar('mar', 0), bar('abr', -5)]} />,
  );
  // The drawn rise and the rounded end of ten.
  expect(heights(container)).toEqual([73, 156, 0, 0]);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('nothing but zeros draws no bar', () => {
  const { container } = render(<BarChart bars={[{ name: 'jan', value: 0, label: '0' }]} />);
  expect(heights(container)).toEqual([0]);
});
