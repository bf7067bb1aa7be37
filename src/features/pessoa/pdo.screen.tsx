import { useRef, useState } from 'react';
import { useIsListaGuardada } from '../lista/is-lista-guardada.ts';
import { useMeusDados } from './data-copy.ts';
import { useCustomer } from '../../session/session.react.ts';
import { dataCivilAt } from '../../lib/datas/datas.ts';
import { forgetDevice } from '../../base/device/forget-device.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { saveFile } from '../../base/browser/share.ts';
import { type CopiaProps, PdoView } from './pdo.view.tsx';

/** `/pdo`: how to ask for personal data, a copy of them, and deleting what this device stores. @rule S2.69 */
export function PdoScreen() {
  const { brand, features } = useConfig();
  const { name, privacyMailbox } = brand;
  const copia = useCopia(name);
  const { signOut } = useCustomer();
  const [asking, setAsking] = useState(false);
  const aparelho = {
    isListaGuardada: useIsListaGuardada(),
    asking,
    onAsk: () => setAsking(true),
    onCancel: () => setAsking(false),
    onConfirm: () => {
      setAsking(false);
      // The session stays: signing out needs its token.
      void forgetDevice().finally(signOut);
    },
  };
  return (
    <PdoView
      programa={name}
      mailbox={privacyMailbox}
      copia={features.dataCopy === false ? null : copia}
      aparelho={features.deviceWipe === false ? null : aparelho}
    />
  );
}

function useCopia(programa: string): CopiaProps {
  const compile = useMeusDados();
  const running = useRef(false);
  const [result, setResult] = useState<Pick<CopiaProps, 'stage' | 'failed'>>({ stage: 'idle', failed: [] });
  const download = async () => {
    running.current = true;
    setResult({ stage: 'busy', failed: [] });
    const copy = await compile();
    running.current = false;
    if (copy === null) return;
    const { sections, failed } = copy;
    // An empty file would look like a copy.
    if (failed.length === Object.keys(sections).length) return setResult({ stage: 'failed', failed });
    const now = new Date();
    const file = { programa, geradoEm: now.toISOString(), secoesComFalha: failed, ...sections };
    saveFile(
      `meus-dados-${dataCivilAt(now.getTime())}.json`,
      JSON.stringify(file, null, 2),
      'application/json',
    );
    setResult({ stage: failed.length > 0 ? 'incomplete' : 'done', failed });
  };
  return {
    ...result,
    onDownload: () => {
      if (!running.current) void download();
    },
  };
}
