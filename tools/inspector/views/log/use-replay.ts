import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface ReplayOptions {
  at: number;
  last: number;
  stepMs: number;
  onMove: (at: number) => void;
}

/**
 * Moves through the positions on a timer; at the end it starts again from the first. It stops at the last position, when
 * something else moves the position, and on unmount.
 */
export function useReplay({ at, last, stepMs, onMove }: ReplayOptions) {
  const replay = useRef<{ timer: ReturnType<typeof setInterval>; at: number } | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const pause = () => {
    clearInterval(replay.current?.timer);
    replay.current = null;
    setIsPlaying(false);
  };
  const stopIfMoved = useEffectEvent(() => {
    if (replay.current !== null && replay.current.at !== at) pause();
  });
  useEffect(() => stopIfMoved(), [at]);
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
