import { wordsForTime } from '../../shared/badge.ts';
import { useInspector } from '../../store/context.ts';
import { sceneAt, type Tab } from '../../store/session.ts';
import { Heading, Nothing, Tool } from '../elements.tsx';

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
  const { link } = useInspector();
  const { ahead = 0 } = tab;
  const expiry = expiryOf(tab);
  const advance = (ms: number | null) => link.ask({ kind: 'advance', tab: tab.id, ms });
  return (
    <section aria-label="Relógio da aba">
      <Heading>Relógio da aba</Heading>
      {ahead === 0 ? (
        <Nothing>Na hora certa.</Nothing>
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
  const { link } = useInspector();
  const { isHidden = false } = tab;
  return (
    <section aria-label="Navegador da aba">
      <Heading>Navegador da aba</Heading>
      <div className="tools">
        <Tool
          variant="outlined"
          title="Como quando outra aba fica na frente ou o aparelho é bloqueado"
          onClick={() => link.ask({ kind: 'hide', tab: tab.id, on: !isHidden })}
        >
          {isHidden ? 'Mostrar a página' : 'Esconder a página'}
        </Tool>
        <Tool
          variant="outlined"
          title="O navegador encontra uma nova versão do portal"
          onClick={() => link.ask({ kind: 'version', tab: tab.id })}
        >
          Nova versão
        </Tool>
      </div>
    </section>
  );
}
