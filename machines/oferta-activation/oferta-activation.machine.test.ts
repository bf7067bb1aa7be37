import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { ofertaActivationEntry } from './oferta-activation.entry.ts';

const request = { type: 'activation.requested' };

function posting(): Rig {
  const rig = startRig(ofertaActivationEntry);
  rig.send(request);
  return rig;
}

describePaths(ofertaActivationEntry, {
  'an offer is activated once per click, never by itself': ({ calls, taken }) =>
    calls.length <= taken.filter((key) => key.includes('activation.requested')).length,
});

describe('activating an offer', () => {
  it('posts once per click, with the id of the card', async () => {
    const rig = posting();
    rig.send(request);
    expect(rig.calls).toEqual([{ port: 'postActivation', input: { idPromoProd: '41' } }]);
    await rig.answer('postActivation', { ok: true, value: 'Feito.' });
    expect(rig.value()).toBe('active');
    expect(rig.emitted).toEqual([{ type: 'activation.succeeded', message: 'Feito.' }]);
    rig.send(request);
    expect(rig.calls).toHaveLength(2);
  });

  it('that is refused tells why and can be asked again', async () => {
    const failure = { message: 'Oferta encerrada.', status: 400 };
    const rig = posting();
    await rig.answer('postActivation', { ok: false, failure });
    expect(rig.value()).toBe('idle');
    expect(rig.emitted).toEqual([{ type: 'activation.refused', failure }]);
  });

  it('that breaks is a refusal without words', async () => {
    const rig = posting();
    await rig.crash('postActivation');
    expect(rig.value()).toBe('idle');
    expect(rig.emitted).toEqual([{ type: 'activation.refused', failure: { message: null, status: null } }]);
  });
});
