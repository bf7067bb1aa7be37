import { sessionEntry } from '../session/session.machine.ts';
import { refusalOf } from './refusal.ts';
import { startRig } from './rig.ts';

describe('guards that refuse an event', () => {
  const rig = startRig(sessionEntry);
  const refused = (event: { type: string }) =>
    refusalOf(sessionEntry.machine, rig.actor.getSnapshot(), event);

  afterAll(() => void rig.actor.stop());

  it('names no guard when a transition follows', async () => {
    const { outcomes } = sessionEntry;
    await rig.answer('restoreSession', outcomes['restoreSession']?.[2]);
    expect(refused({ type: 'signOut.requested' })).toEqual([]);
    expect(refused({ type: 'session.rejected', token: 'token-ana' } as never)).toEqual([]);
    expect(refused({ type: 'session.rejected', token: 'other' } as never)).toEqual(['isOwnToken']);
  });

  it('names a missing transition or an unreadable guard', () => {
    expect(refused({ type: 'credentials.submitted' })).toEqual(['(nada acontece)']);
    expect(refused({ type: 'session.replaced' })).toEqual(['(amostra incompleta)']);
  });
});

describe('samples that fit', () => {
  it('name the signed-in customer and the current time', () => {
    const own = { token: 'real', name: 'Carla', img: null, expiresAt: 5_000_000 };
    const samples = sessionEntry.fitting?.({ session: own } as never, 1_000_000);
    expect(samples?.events).toContainEqual({ type: 'session.rejected', token: 'real' });
    expect(samples?.events).toContainEqual({
      type: 'session.replaced',
      session: expect.objectContaining({ name: 'Bruno Lima', expiresAt: 4_600_000 }) as unknown,
    });
    expect(samples?.outcomes['signIn']?.[0]).toMatchObject({ value: { expiresAt: 4_600_000 } });
  });
});
