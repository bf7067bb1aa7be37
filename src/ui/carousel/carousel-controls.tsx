import { IconButton } from '../button/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/later-icons.tsx';
import { addStyles } from '../text/styles.ts';
import { text } from '../text/text.ts';
import css from './carousel-controls.css';

addStyles(css);

export interface CarouselControlsProps {
  index: number;
  count: number;
  /** What the button shows: the wish, not whether the pointer holds it up just now. */
  playing: boolean;
  /** It moves by itself: nothing is announced. */
  quiet: boolean;
  onPlayingChange: (playing: boolean) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** The buttons of a carousel. On phones, too: whoever cannot swipe taps (WCAG 2.5.7). */
export function CarouselControls(props: CarouselControlsProps) {
  const { index, count, playing, quiet, onPlayingChange, onPrevious, onNext } = props;
  return (
    <div className="carousel-bar">
      <IconButton aria-label="Anterior" onClick={onPrevious}>
        <ChevronLeftIcon size={20} />
      </IconButton>
      <IconButton
        aria-label={playing ? 'Pausar apresentação' : 'Iniciar apresentação'}
        onClick={() => onPlayingChange(!playing)}
      >
        {playing ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </IconButton>
      <span className="carousel-counter" aria-live={quiet ? 'off' : 'polite'} aria-atomic>
        <span className={text.said}>{`Item ${index + 1} de ${count}`}</span>
        <span aria-hidden>{`${index + 1}/${count}`}</span>
      </span>
      <IconButton aria-label="Próximo" onClick={onNext}>
        <ChevronRightIcon size={20} />
      </IconButton>
    </div>
  );
}
