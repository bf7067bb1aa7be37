import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface ReplayOptions {
  /** The place that is shown. */
  at: number;
  last: number;
  /** How long each place stays, in ms. */
  stepMs: number;
  onMove: (at: number) => void;
}

/**
 * Goes from place to place by itself, from the first one when it stands at the end. It ends at the last one, when another hand
 * moves it, and with its component.
 */
export function useReplay({ at, last, stepMs, onMove }: ReplayOptions) {
  const replay = useRef<{ timer: ReturnType<typeof setInterval>; at: number } | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const pause = () => {
    clearInterval(replay.current?.timer);
    replay.current = null;
    setIsPlaying(false);
  };
  const look = useEffectEvent(() => {
    if (replay.current !== null && replay.current.at !== at) pause();
  });
  useEffect(() => look(), [at]);
  useEffect(() => () => clearInterval(replay.current?.timer), []);
  const play = () => {
    const begun = { at: at >= last ? 0 : at, timer: setInterval(() => step(), stepMs) };
    const step = () => {
      begun.at += 1;
      onMove(begun.at);
      if (begun.at >= last) pause();
    };
    replay.current = begun;
    setIsPlaying(true);
    onMove(begun.at);
  };
  return { isPlaying, play, pause };
}
