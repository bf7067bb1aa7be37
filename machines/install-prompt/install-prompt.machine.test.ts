import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { installPromptEntry } from './install-prompt.machine.ts';

const asking = { offered: 'awaitingCustomer' };

function after(inputName: string, ...types: string[]): Rig {
  const rig = startRig(installPromptEntry, inputName);
  for (const type of types) rig.send({ type });
  return rig;
}

describePaths(installPromptEntry, {
  'nothing is asked while somebody is signed in': ({ actor }) => {
    const { isSignedIn } = actor.getSnapshot().context as { isSignedIn: boolean };
    return !(isSignedIn && actor.getSnapshot().hasTag('modal'));
  },
});

describe('the install prompt', () => {
  // @rule S4.14
  it('shows when the browser offers it', () => {
    expect(after('browser').value()).toBe('unavailable');
    expect(after('browser', 'install.offered').value()).toEqual(asking);
  });

  it('shows on iOS outside standalone without an offer', () => {
    expect(after('iOS').value()).toEqual({ offered: 'instructing' });
  });

  // @rule S4.14
  it.each(['refused', 'installed'])('never shows when it was %s before', (inputName) => {
    expect(after(inputName, 'install.offered').value()).toBe('settled');
  });

  // @rule S4.14, R45
  it('waits while a token exists', () => {
    const rig = after('signedIn', 'install.offered');
    expect(rig.value()).toEqual({ offered: 'hidden' });
    rig.send({ type: 'session.ended' });
    expect(rig.value()).toEqual(asking);
    rig.send({ type: 'session.started' });
    expect(rig.value()).toEqual({ offered: 'hidden' });
  });

  it('knows of a sign-in before the offer', () => {
    expect(after('browser', 'session.started', 'install.offered').value()).toEqual({ offered: 'hidden' });
    expect(after('signedIn', 'session.ended', 'install.offered').value()).toEqual(asking);
  });

  it('opens the browser’s dialog when accepted', async () => {
    const rig = after('browser', 'install.offered', 'install.accepted');
    expect(rig.calls).toEqual([{ port: 'promptInstall', input: undefined }]);
    await rig.answer('promptInstall', true);
    expect(rig.value()).toBe('installed');
    expect(rig.actions).toEqual([]);
  });

  // @rule R45
  it('does not ask again in this load after a refusal', async () => {
    const rig = after('browser', 'install.offered', 'install.accepted');
    await rig.answer('promptInstall', false);
    rig.send({ type: 'install.offered' });
    expect(rig.value()).toBe('declined');
    expect(rig.actions).toEqual([]);
    rig.send({ type: 'app.installed' });
    expect(rig.value()).toBe('installed');
  });

  it('waits for the next offer when the dialog breaks', async () => {
    const rig = after('browser', 'install.offered', 'install.accepted');
    await rig.crash('promptInstall');
    expect(rig.value()).toBe('unavailable');
    rig.send({ type: 'install.offered' });
    expect(rig.value()).toEqual(asking);
  });

  it('writes ‘false’ on ‘Não adicionar’', () => {
    const rig = after('browser', 'install.offered', 'install.refused');
    expect(rig.value()).toBe('refused');
    expect(rig.actions).toEqual([{ type: 'rememberRefusal', params: undefined }]);
  });

  it('is put off by Escape or the overlay, and nothing is remembered', () => {
    const rig = after('browser', 'install.offered', 'prompt.dismissed');
    expect(rig.value()).toBe('unavailable');
    expect(rig.actions).toEqual([]);
  });

  // @rule S2.16
  it('explains share on iOS', () => {
    const rig = after('iOS');
    expect(rig.value()).toEqual({ offered: 'instructing' });
    expect(rig.calls).toEqual([]);
    rig.send({ type: 'instructions.closed' });
    expect(rig.value()).toBe('unavailable');
    expect(rig.actions).toEqual([]);
  });

  it('takes ‘Não adicionar’ in the instructions, too', () => {
    const rig = after('iOS', 'install.refused');
    expect(rig.value()).toBe('refused');
    expect(rig.actions).toEqual([{ type: 'rememberRefusal', params: undefined }]);
  });

  it('puts the instructions away when somebody signs in', () => {
    const rig = after('iOS', 'session.started');
    expect(rig.value()).toEqual({ offered: 'hidden' });
    rig.send({ type: 'session.ended' });
    expect(rig.value()).toEqual({ offered: 'instructing' });
  });

  it('is over once the app is installed by other means', () => {
    expect(after('browser', 'install.offered', 'app.installed').value()).toBe('installed');
  });
});
