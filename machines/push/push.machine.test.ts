import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { pushEntry } from './push.machine.ts';

const failed = { ok: false, failure: { message: null, status: null } };

async function loaded(permission: string, inputName = 'configured'): Promise<Rig> {
  const rig = startRig(pushEntry, inputName);
  await rig.answer('loadSdk', { ok: true, value: permission });
  return rig;
}

describePaths(pushEntry, {
  'the customer is asked once at most': ({ calls }) =>
    calls.filter(({ port }) => port === 'requestPermission').length <= 1,
});

describe('push', () => {
  // @rule R47
  it('loads the SDK of the configured address', () => {
    const rig = startRig(pushEntry, 'configured');
    expect(rig.value()).toBe('loadingSdk');
    expect(rig.calls).toEqual([
      { port: 'loadSdk', input: { sdkUrl: 'https://push.example/sdk.js', appId: 'clube' } },
    ]);
  });

  it.each(['absent', 'unsupported'])('is off when it is %s', (inputName) => {
    expect(startRig(pushEntry, inputName).value()).toBe('off');
  });

  // @rule S1.5
  it('asks for the permission once, after the SDK has started', async () => {
    const rig = await loaded('default');
    expect(rig.value()).toBe('awaitingGesture');
    expect(rig.actions).toEqual([]);
    await rig.answer('awaitGesture', null);
    expect(rig.value()).toBe('askingPermission');
    expect(rig.actions).toEqual([{ type: 'rememberAsked', params: undefined }]);
    await rig.answer('requestPermission', 'granted');
    expect(rig.value()).toBe('subscribed');
  });

  it.each(['denied', 'default'])('treats the permission %s as refused', async (permission) => {
    const rig = await loaded('default');
    await rig.answer('awaitGesture', null);
    await rig.answer('requestPermission', permission);
    expect(rig.value()).toBe('refused');
  });

  it('does not ask again on a later visit', async () => {
    expect((await loaded('default', 'asked')).value()).toBe('refused');
  });

  it.each([
    ['granted', 'subscribed'],
    ['denied', 'refused'],
  ])('asks nothing when the browser says %s', async (permission, value) => {
    expect((await loaded(permission)).value()).toBe(value);
  });

  it.each([
    ['is missing or blocked', (rig: Rig) => rig.answer('loadSdk', failed)],
    ['breaks', (rig: Rig) => rig.crash('loadSdk')],
  ])('is simply not there when the SDK %s', async (_, fail) => {
    const rig = startRig(pushEntry);
    await fail(rig);
    expect(rig.value()).toBe('unavailable');
  });

  it('is simply not there when asking breaks', async () => {
    const unclicked = await loaded('default');
    await unclicked.crash('awaitGesture');
    expect(unclicked.value()).toBe('unavailable');
    const rig = await loaded('default');
    await rig.answer('awaitGesture', null);
    await rig.crash('requestPermission');
    expect(rig.value()).toBe('unavailable');
  });
});
