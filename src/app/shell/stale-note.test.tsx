import { render } from '@testing-library/react';
import { WifiOffIcon } from '../../ui/icons/later-icons.tsx';
import { StaleNote } from './stale-note.view.tsx';

const drawingOf = (element: React.ReactElement) => render(element).container.querySelector('svg')?.innerHTML;

test.each([
  [false, /^Dados de/, true],
  [true, /^Não foi possível atualizar\. Dados de/, false],
])(
  'the note shows no crossed-out antenna while there is a network (online: %s)',
  (online, words, crossed) => {
    const antenna = drawingOf(<WifiOffIcon />);
    const { container } = render(<StaleNote since={0} online={online} onRetry={() => undefined} />);
    expect(container).toHaveTextContent(words);
    expect(container.querySelector('.stale-note svg')?.innerHTML === antenna).toBe(crossed);
  },
);
