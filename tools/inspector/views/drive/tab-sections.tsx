import type { AnyEntry } from '../../portal/machines.ts';
import { useInspector } from '../../store/context.ts';
import { requestPorts } from '../../store/recording/entries.ts';
import type { Tab } from '../../store/session.ts';
import { Heading, Hint, Toggle, Tool, Tools } from '../elements.tsx';

/** Simulates browser events of a tab: hidden or shown, and a new version of the portal. */
export function BrowserSection({ tab }: { tab: Tab }) {
  const { ask } = useInspector();
  const { isHidden = false } = tab;
  return (
    <section aria-label="Navegador da aba">
      <Heading>Navegador da aba</Heading>
      <Tools>
        <Tool
          variant="outlined"
          title="Como quando outra aba fica na frente ou o aparelho é bloqueado"
          onClick={() => ask({ kind: 'hide', tab: tab.id, on: !isHidden })}
        >
          {isHidden ? 'Mostrar a página' : 'Esconder a página'}
        </Tool>
        <Tool
          variant="outlined"
          title="O navegador encontra uma nova versão do portal"
          onClick={() => ask({ kind: 'version', tab: tab.id })}
        >
          Nova versão
        </Tool>
      </Tools>
    </section>
  );
}

/** A button for each request port of a machine: pauses its next request until QA answers it or lets it go. */
export function PauseSection({ tab, entry }: { tab: Tab; entry: AnyEntry }) {
  const { ask } = useInspector();
  const ports = requestPorts(entry);
  if (ports.length === 0) return null;
  const pauseNext = new Set(tab.pauseNext);
  return (
    <section aria-label="Segurar o próximo pedido">
      <Heading>Segurar o próximo pedido</Heading>
      <Hint>Ele espera aqui até ser respondido, recusado, quebrado ou seguir para o servidor.</Hint>
      <Tools>
        {ports.map((name) => {
          const port = `${entry.id}.${name}`;
          return (
            <Toggle
              key={name}
              selected={pauseNext.has(port)}
              aria-label={`Segurar ${name}`}
              onClick={() => ask({ kind: 'pause', tab: tab.id, key: port, on: !pauseNext.has(port) })}
            >
              {name}
            </Toggle>
          );
        })}
      </Tools>
    </section>
  );
}
