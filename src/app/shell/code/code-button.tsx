import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../../ui/first/button.tsx';
import { QrIcon } from '../../../ui/icons/icon.tsx';
import { later, ON_PRESS } from '../../../ui/page/later.tsx';

const TillCode = later(
  () => import(/* webpackChunkName: "till-code" */ './till-code.tsx'),
  'TillCode',
  ON_PRESS,
);

/** The query parameter of the installed app's shortcut (manifest). */
const WORD = 'codigo';

/**
 * Opens the customer's code: with a press, or with the shortcut's address.
 * @param props.asked how often it was asked for elsewhere
 */
export function CodeButton({ asked: elsewhere }: { asked: number }) {
  const [asked, setAsked] = useState(0);
  const [params, setParams] = useSearchParams();
  const isInAddress = params.has(WORD);
  const [wasInAddress, setWasInAddress] = useState(false);
  if (isInAddress !== wasInAddress) {
    setWasInAddress(isInAddress);
    if (isInAddress) setAsked(asked + 1);
  }
  useEffect(() => {
    if (!isInAddress) return;
    // The address opens it once, not again after Back or a reload.
    setParams(
      (before) => {
        before.delete(WORD);
        return before;
      },
      { replace: true },
    );
  }, [isInAddress, setParams]);
  return (
    <>
      <IconButton aria-label="Mostrar meu código" onClick={() => setAsked((times) => times + 1)}>
        <QrIcon />
      </IconButton>
      {asked + elsewhere > 0 && <TillCode asked={asked + elsewhere} />}
    </>
  );
}
