import { useState } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import { later } from '../../ui/page/later.tsx';
import { PorMes } from './economia-card.view.tsx';

const EconomiaMensal = later(
  () => import(/* webpackChunkName: "economia" */ './economia-mensal.tsx'),
  'EconomiaMensal',
  { mui: true, fallback: null },
);

/** The savings by month; loaded when opened. */
export function EconomiaMensalButton() {
  const [shown, setShown] = useState(false);
  const open = () =>
    void EconomiaMensal.fetch().then(
      () => setShown(true),
      () => showToast({ kind: 'error', message: 'Não foi possível carregar' }),
    );
  return (
    <>
      <PorMes onOpen={open} />
      {shown && <EconomiaMensal onClose={() => setShown(false)} />}
    </>
  );
}
