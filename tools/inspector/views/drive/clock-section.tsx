import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useSyncExternalStore } from 'react';
import { wordsForTime } from '../../shared/badge.ts';
import { useInspector } from '../../store/context.ts';
import { useRemembered } from '../../store/remembered.ts';
import { sceneAt, type Tab } from '../../store/session.ts';
import { Field, Heading, Hint, Tool, Tools } from '../elements.tsx';

const STEPS = [
  ['15 s', 15_000],
  ['1 h', 3_600_000],
] as const;

const UNITS = [
  ['1000', 'segundos'],
  ['60000', 'minutos'],
  ['3600000', 'horas'],
  ['86400000', 'dias'],
] as const;

/** A timer that runs in the tab, by the tab's clock. */
interface Coming {
  readonly due: number;
  readonly words: string;
}

/** The timer that ends a session. */
const EXPIRY = 'untilExpiry';

/** The running timers of the tab's machines, the next of each kind, in their order. */
function comingIn(tab: Tab): readonly Coming[] {
  const names = new Map(tab.actors.map(({ id, name }) => [id, name]));
  const coming = [...sceneAt(tab, null)].flatMap(([actor, { facts }]) =>
    (facts.status === 'active' ? facts.timers : []).map(({ type, due }) => {
      const delay = type.split('.')[2] ?? type;
      return {
        due,
        words: delay === EXPIRY ? 'a sessão termina' : `${delay} de ${names.get(actor) ?? actor}`,
      };
    }),
  );
  const sorted = coming.toSorted((one, other) => one.due - other.due);
  return sorted.filter(({ words }, at) => sorted.findIndex((each) => each.words === words) === at);
}

/** A time of the tab's clock, with the day unless it is today's there. */
function wordsForDue(due: number, now: number): string {
  const time = new Date(due).toLocaleTimeString('pt-BR', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const [day, today] = [due, now].map((each) => new Date(each).toLocaleDateString('pt-BR').slice(0, 5));
  return day === today ? `às ${time}` : `em ${day}, às ${time}`;
}

/** What happens before an advance is over: `Antes disso a sessão termina, às 18:05:00.` */
function wordsForWay(coming: readonly Coming[], now: number, ms: number): string {
  const onTheWay = coming.filter(({ due }) => due <= now + ms);
  if (onTheWay.length === 0) return 'Nada que a página espera acontece antes disso.';
  return `Antes disso ${onTheWay.map(({ due, words }) => `${words}, ${wordsForDue(due, now)}`).join('; ')}.`;
}

/** Advances by an amount of QA's own, and says before what happens on the way. */
function AdvanceForm({
  wayOf,
  onAdvance,
}: {
  wayOf: (ms: number) => string;
  onAdvance: (ms: number) => void;
}) {
  const [count, setCount] = useRemembered('avanço.quanto', '1');
  const [unit, setUnit] = useRemembered('avanço.unidade', '3600000');
  const ms = Math.max(0, Number(count) || 0) * Number(unit);
  const way = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAdvance(ms);
      }}
    >
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        <Field
          label="Quanto"
          type="number"
          min={1}
          required
          value={count}
          onChange={({ target }) => setCount(target.value)}
        />
        <Field
          label="Unidade"
          value={unit}
          options={UNITS}
          onChange={({ target }) => setUnit(target.value)}
        />
        <Tool type="submit" variant="outlined" aria-describedby={way}>
          Avançar
        </Tool>
      </Stack>
      <Hint id={way}>{wayOf(ms)}</Hint>
    </form>
  );
}

function wordsForServer(ahead: number, serverAhead: number | null): string {
  return Math.abs((serverAhead ?? 0) - ahead) < 2000
    ? 'O servidor também.'
    : 'O servidor não: o que ele calcula (prazos, validades) é da hora dele.';
}

const OFTEN_MS = 15_000;

function everySoOften(listener: () => void): () => void {
  const timer = setInterval(listener, OFTEN_MS);
  return () => clearInterval(timer);
}

/** The inspector's own time, in steps of 15 seconds. */
const useNow = (): number =>
  useSyncExternalStore(everySoOften, () => Math.floor(Date.now() / OFTEN_MS) * OFTEN_MS);

/** Moves the clocks of all open tabs, timers and time of day together, and the reference server's. */
export function ClockSection({ tab }: { tab: Tab }) {
  const { ask, store } = useInspector();
  const { ahead = 0, serverAhead = null } = tab;
  const coming = comingIn(tab);
  const now = useNow() + ahead;
  const expiry = coming.find(({ words }) => words === 'a sessão termina')?.due ?? null;
  const wayOf = (ms: number) => wordsForWay(coming, now, ms);
  const advance = (ms: number | null) => {
    for (const { id, kind } of store.get().session)
      if (kind === 'live') ask({ kind: 'advance', tab: id, ms });
  };
  return (
    <section aria-label="Relógio">
      <Heading>Relógio</Heading>
      {ahead === 0 ? (
        <Hint>Na hora certa.</Hint>
      ) : (
        <Typography variant="subtitle2" component="output" color="warning">
          Adiantado {wordsForTime(ahead)}. {wordsForServer(ahead, serverAhead)}
        </Typography>
      )}
      <Tools>
        {STEPS.map(([words, ms]) => (
          <Tool key={words} variant="outlined" title={wayOf(ms)} onClick={() => advance(ms)}>
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
      </Tools>
      <AdvanceForm wayOf={wayOf} onAdvance={advance} />
    </section>
  );
}
