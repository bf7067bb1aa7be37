import { useCopy, useInspector, useInspectorState } from '../../store/context.ts';
import { writtenFaults } from '../../store/faults.ts';
import { flowTest } from '../../store/copied/flow-test.ts';
import { recordedTest } from '../../store/copied/recorded-test.ts';
import type { Tab } from '../../store/session.ts';
import { Tool } from '../elements.tsx';

interface Copied {
  readonly code: string;
  readonly steps: number;
  readonly of: number;
}

/**
 * Copies tests made from the recording: a Jest test of the selected machine, and a Playwright test of the gestures in
 * `tabs`.
 */
export function CopyTests({ tab, tabs }: { tab: Tab; tabs: readonly Tab[] }) {
  const { store } = useInspector();
  const { actor } = useInspectorState();
  const copyText = useCopy();
  const copy = (made: Copied | string, place: string) => {
    if (typeof made === 'string') return store.set({ notice: made });
    const { code, steps, of } = made;
    const length =
      steps === of ? `${steps} passos` : `${steps} de ${of} passos: dali em diante não se repete sozinho`;
    copyText(code, `Teste copiado (${length}): cole em ${place}.`);
  };
  const copyMachine = async () => {
    const made = await recordedTest(tab, actor ?? '');
    const id = typeof made === 'string' ? '' : made.machine;
    copy(made, `machines/${id}/, num arquivo .test.ts novo`);
  };
  return (
    <>
      <Tool onClick={() => void copyMachine()} title="Um teste Jest da máquina escolhida">
        Copiar teste da máquina
      </Tool>
      <Tool
        onClick={() =>
          copy(flowTest(tabs, tab.faults ?? writtenFaults()), 'e2e/<pasta>/, num arquivo .spec.ts novo')
        }
        title="Um teste Playwright do que o cliente fez nas abas do registro"
      >
        Copiar teste do fluxo
      </Tool>
    </>
  );
}
