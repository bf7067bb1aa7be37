import { wordsForTime } from '../../shared/badge.ts';
import type { AnyEntry } from '../../portal/machines.ts';
import { useInspector } from '../../store/context.ts';
import { requestPorts } from '../../store/recording/entries.ts';
import { sceneAt, type Tab } from '../../store/session.ts';
import { Heading, Hint, Tool } from '../elements.tsx';

const STEPS = [
  ['15 s', 15_000],
  ['1 h', 3_600_000],
] as const;

/** When the tab's session expires, in its own clock's epoch milliseconds; null: no expiry timer runs. */
function expiryOf(tab: Tab): number | null {
  const timers = [...sceneAt(tab, null).values()].flatMap(({ facts }) =>
    facts.status === 'active' ? facts.timers : [],
  );
  return timers.find(({ type }) => type.startsWith('xstate.after.untilExpiry.'))?.due ?? null;
}

/** Moves a tab's clock: its timers and its time of day together, but not the server's clock. */
export function ClockSection({ tab }: { tab: Tab }) {
  const { ask } = useInspector();
  const { ahead = 0 } = tab;
  const expiry = expiryOf(tab);
  const advance = (ms: number | null) => ask({ kind: 'advance', tab: tab.id, ms });
  return (
    <section aria-label="Relógio da aba">
      <Heading>Relógio da aba</Heading>
      {ahead === 0 ? (
        <Hint>Na hora certa.</Hint>
      ) : (
        <output className="ahead">Adiantado {wordsForTime(ahead)}</output>
      )}
      <div className="tools">
        {STEPS.map(([words, ms]) => (
          <Tool key={words} variant="outlined" onClick={() => advance(ms)}>
            Avançar {words}
          </Tool>
        ))}
        <Tool
          variant="outlined"
          disabled={expiry === null}
          onClick={() => advance(Math.max(0, (expiry ?? 0) - Date.now() - ahead) + 1000)}
        >
          Até expirar
        </Tool>
        {ahead > 0 && <Tool onClick={() => advance(null)}>Voltar à hora certa</Tool>}
      </div>
    </section>
  );
}

/** Simulates browser events of a tab: hidden or shown, and a new version of the portal. */
export function BrowserSection({ tab }: { tab: Tab }) {
  const { ask } = useInspector();
  const { isHidden = false } = tab;
  return (
    <section aria-label="Navegador da aba">
      <Heading>Navegador da aba</Heading>
      <div className="tools">
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
      </div>
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
      <div className="tools">
        {ports.map((name) => {
          const port = `${entry.id}.${name}`;
          return (
            <Tool
              key={name}
              variant="outlined"
              aria-pressed={pauseNext.has(port)}
              aria-label={`Segurar ${name}`}
              onClick={() => ask({ kind: 'pause', tab: tab.id, key: port, on: !pauseNext.has(port) })}
            >
              {name}
            </Tool>
          );
        })}
      </div>
    </section>
  );
}
