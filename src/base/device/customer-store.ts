import { createListeners, listenTo, stopAll } from '../../lib/listeners.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isStored } from './session-changes.ts';
import { attempt, dropKey, parsedFields, readKey, writeKey } from './keys.ts';
import { CUSTOMER_KEYS } from './session-storage.ts';
import { type DataCivil, readDataCivil } from '../../lib/datas/datas.ts';

/** A value stored for the session's customer under one key; `forget-customer` deletes it. */
interface CustomerStore<T> {
  /** The same object until it changes; empty when missing, invalid, or another customer's. */
  read(token: string | null): T;
  /**
   * Changes the latest value of any tab, while this session is stored.
   * @param change null deletes it
   * @returns false when storage is full or forbidden, or the session another
   */
  change(token: string | null, change: (value: T) => T | null): boolean;
  /** Calls back when it may have changed in any tab; returns an unsubscriber. */
  watch(listener: () => void): () => void;
}

/**
 * Stores something of a customer on this device.
 * @param parse reads stored fields of any version; without any it returns the empty value
 */
export function customerStore<T extends object>(
  name: keyof typeof CUSTOMER_KEYS,
  parse: (fields: Record<string, unknown>) => T,
): CustomerStore<T> {
  const key = CUSTOMER_KEYS[name];
  const empty = parse({});
  const { listen, emit } = createListeners();
  /** `owner`: a fingerprint, because the token must not outlive the session. @rule R82 */
  let last: { raw: string; owner: unknown; value: T } | null = null;

  const read = (token: string | null): T => {
    const raw = readKey(key);
    if (raw !== last?.raw) last = raw === null ? null : { raw, ...parsed(raw) };
    return token !== null && last?.owner === fingerprintOf(token) ? last.value : empty;
  };

  function parsed(raw: string): { owner: unknown; value: T } {
    const { owner, ...fields } = parsedFields(raw) ?? {};
    // Fields of any kind may be there: another version has written them.
    return { owner, value: attempt(() => parse(fields)) ?? empty };
  }

  return {
    read,
    change(token, change) {
      if (token === null || !isStored(token)) return false;
      const value = change(read(token));
      if (value === null) dropKey(key);
      else if (!writeKey(key, JSON.stringify({ owner: fingerprintOf(token), ...value }))) return false;
      emit();
      return true;
    },
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      return stopAll(
        listen(listener),
        listenTo(window, ['storage'], onStorage),
        // Not every browser sends the event to background tabs.
        listenTo(document, ['visibilitychange'], listener),
      );
    },
  };
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The customer's last chosen and favourite store, by id. @rule R81, R147 */
export const empresas = customerStore('empresas', ({ ultima, favorita }) => ({
  ultima: textIn(ultima),
  favorita: textIn(favorita),
}));

/**
 * Preselected stores, first match wins: the favourite, then the last chosen.
 * @param favourites false: the feature is off
 * @rule R81, R147
 */
export function readPreferredEmpresas(token: string | null, favourites = true): string[] {
  const { ultima, favorita } = empresas.read(token);
  return [favourites ? favorita : null, ultima].filter((id) => id !== null);
}

const visitas = customerStore('visita', ({ hoje, antes }) => ({
  hoje: readDataCivil(hoje),
  antes: readDataCivil(antes),
}));

/**
 * Records the day of a visit, once a day.
 * @returns the day of the previous visit; null: none is known
 * @rule R248
 */
export function recordVisita(token: string | null, hoje: DataCivil): DataCivil | null {
  const { hoje: last, antes } = visitas.read(token);
  if (last === hoje) return antes;
  visitas.change(token, () => ({ hoje, antes: last }));
  return last;
}
