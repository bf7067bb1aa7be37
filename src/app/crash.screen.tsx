import { FailedState } from '../ui/first/states.tsx';

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
