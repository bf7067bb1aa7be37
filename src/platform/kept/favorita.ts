import { createListeners } from '../../lib/listeners.ts';
import { EMPRESA_KEY } from '../session/session-storage.ts';
import { keepLastEmpresa, readEmpresas } from './last-empresa.ts';

const listeners = createListeners();

/** The favourite store of this session's customer; null when there is none. @rule R147 */
export function readFavorita(): string | null {
  return readEmpresas()[1] || null;
}

/**
 * Makes a store the favourite, null: none, as long as this browser keeps the session of this token.
 * @returns false: this browser keeps nothing
 */
export function keepFavorita(token: string, idEmpresa: string | null): boolean {
  keepLastEmpresa(token, readEmpresas()[0] ?? '', idEmpresa ?? '');
  listeners.tell();
  return readFavorita() === idEmpresa;
}

/** Calls back when the favourite may have changed, in another tab too; returns the way to stop listening. */
export function watchFavorita(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === EMPRESA_KEY || key === null) listener();
  };
  const stop = listeners.listen(listener);
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}
