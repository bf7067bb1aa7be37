import type { AnyEntry } from '../../portal/machines.ts';
import { useInspector } from '../../store/context.ts';
import { requestPorts } from '../../store/recording/entries.ts';
import type { Tab } from '../../store/session.ts';
import { Heading, Nothing, Tool } from '../elements.tsx';

/** A button for each request port of a machine: pauses its next request until QA answers it or lets it go. */
export function PauseSection({ tab, entry }: { tab: Tab; entry: AnyEntry }) {
  const { link } = useInspector();
  const ports = requestPorts(entry);
  if (ports.length === 0) return null;
  const pauseNext = new Set(tab.pauseNext);
  return (
    <section aria-label="Segurar o próximo pedido">
      <Heading>Segurar o próximo pedido</Heading>
      <Nothing>Ele espera aqui até ser respondido, recusado, quebrado ou seguir para o servidor.</Nothing>
      <div className="tools">
        {ports.map((name) => {
          const port = `${entry.id}.${name}`;
          return (
            <Tool
              key={name}
              variant="outlined"
              aria-pressed={pauseNext.has(port)}
              aria-label={`Segurar ${name}`}
              onClick={() => link.ask({ kind: 'pause', tab: tab.id, port, on: !pauseNext.has(port) })}
            >
              {name}
            </Tool>
          );
        })}
      </div>
    </section>
  );
}
