import { useState } from 'react';
import { showToast } from '../../../ui/feedback/toast.ts';
import { later } from '../../../ui/page/later.tsx';
import { PorMes } from '../economia-card.view.tsx';

const EconomiaMensal = later(
  () => import(/* webpackChunkName: "economia" */ './economia-mensal.tsx'),
  'EconomiaMensal',
  { mui: true, fallback: null },
);

/** The way to the savings by month: fetched when they are opened. */
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
