import { render, screen } from '@testing-library/react';
import { withMui } from './with-mui.tsx';

afterEach(() => {
  delete document.documentElement.dataset['tema'];
});

it.each(['dark', 'light'])('leaves the page in its scheme, %s', (scheme) => {
  document.documentElement.dataset['tema'] = scheme;
  const Component = withMui(() => <p>parte</p>);
  render(<Component />);
  expect(screen.getByText('parte')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-tema', scheme);
});
