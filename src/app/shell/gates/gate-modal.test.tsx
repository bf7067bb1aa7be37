import { render, screen } from '@testing-library/react';
import { HashRouter } from 'react-router-dom';
import type { Gate } from './shell-gates.flow.ts';
import { expectModals, GATES, modals } from '../../testing/gates.ts';
import { AccountMenuView } from '../account-menu.view.tsx';
import { GateModal } from './gate-modal.tsx';

const press = () => undefined;
const WHATSAPP: Gate = { kind: 'whatsapp', busy: false, agree: press, refuse: press, dismiss: press };
const PHONE: Gate = { kind: 'phone', openProfile: press };

function Shell({ menu, gate }: { menu: boolean; gate: Gate | null }) {
  return (
    <HashRouter>
      <AccountMenuView
        name="Ana"
        anchor={menu ? document.body : null}
        links={[]}
        modes={[]}
        accessibility={null}
        onClose={press}
        onSignOut={press}
      />
      {gate !== null && <GateModal gate={gate} />}
    </HashRouter>
  );
}

// @rule R265
test.each([
  ['WhatsApp question', WHATSAPP, GATES.whatsapp],
  ['phone gate', PHONE, GATES.phone],
])('the %s waits until the account menu is closed', async (_, gate, title) => {
  const { rerender } = render(<Shell menu={false} gate={gate} />);
  // Its code is there from here on.
  await expectModals(title);
  rerender(<Shell menu gate={null} />);
  await expectModals();
  rerender(<Shell menu gate={gate} />);
  expect(modals()).toEqual([]);
  expect(screen.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  rerender(<Shell menu={false} gate={gate} />);
  await expectModals(title);
});

// @rule R265
test('a gate that stands is not taken away by what opens later', async () => {
  const { rerender } = render(<Shell menu={false} gate={PHONE} />);
  await expectModals(GATES.phone);
  rerender(<Shell menu gate={PHONE} />);
  expect(modals()).toEqual([GATES.phone]);
});
