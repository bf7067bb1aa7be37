import { FailedState } from '../ui/first/states.tsx';

/** The screen for a missing or broken `config.json`; its detail is for the deployer. */
export function ConfigErrorScreen({ error }: { error: unknown }) {
  return (
    <FailedState
      page
      title="O portal não pôde ser iniciado"
      message="A configuração do portal está indisponível. Tente novamente em alguns instantes."
      detail={error instanceof Error ? error.message : undefined}
      onRetry={() => location.reload()}
      retryLabel="Tentar novamente"
    />
  );
}

/** The way out of an unexpected error: the same screen again, or the start. */
export function CrashScreen() {
  return (
    <FailedState
      page
      title="Algo não saiu como esperado"
      message="Recarregue a página para continuar. Se o problema persistir, volte mais tarde."
      onRetry={() => location.reload()}
      retryLabel="Recarregar"
    />
  );
}
