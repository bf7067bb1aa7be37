import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { ChangingText } from './changing-text.tsx';

export interface LiveRegionProps {
  /** Announced when it changes; '' announces nothing. Keep it mounted. */
  message: string;
}

const SAID_MS = 5000;

/** Text for screen readers only ('a new tab will open'). @rule R13, R301 */
export function LiveRegion({ message }: LiveRegionProps) {
  const [said, setSaid] = useState('');
  if (said !== '' && said !== message) setSaid('');
  useEffect(() => {
    // A dialog that closes uncovers the region: what it holds is said again.
    const timer = setTimeout(() => setSaid(message), SAID_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return <ChangingText sx={visuallyHidden}>{said === message ? '' : message}</ChangingText>;
}
