import type { PortalStore } from '../base/calls/store.ts';
import type { LoadStore } from '../base/flow/ask.ts';
import { createSessionActor, type SessionActor } from '../session/session.flow.ts';
import { type Activity, createActivity } from '../base/device/activity.ts';
import { claimSession } from '../base/device/forget-customer.ts';
import { takePrefetched } from '../base/start/prefetch.ts';
import type { PortalConfig } from '../lib/deployment/config.ts';
import { onNetworkBack, startCall } from '../base/browser/network.ts';
import { loadChunk } from '../ui/page/stale-chunk.ts';

/** The running portal without its screens; it lives as long as the page. */
export interface PortalRoot {
  config: PortalConfig;
  activity: Activity;
  session: SessionActor;
  /** The stored session has been read. */
  restored: Promise<unknown>;
  loadStore: LoadStore;
}

/**
 * Composes the portal: the transport gets its token from the session and reports 401s to it, the session calls the API
 * through the store; neither imports the other. The actor starts here, outside React.
 */
export function createRoot(config: PortalConfig): PortalRoot {
  const activity = createActivity();
  let store: Promise<PortalStore> | null = null;
  /** Synchronous, before the next session renders. Without a store there is nothing to clear. */
  let forgetAnswers = () => {};

  const loadStore: LoadStore = () => {
    store ??= importStore().catch((error: unknown) => {
      // The next call loads the chunk again.
      store = null;
      throw error;
    });
    return store;
  };
  const importStore = async () => {
    const chunk = await loadChunk(() => import(/* webpackChunkName: "api" */ '../base/calls/store.ts'));
    const { lastAnswersLater } = await import(
      /* webpackChunkName: "api" */ './last-known/last-answers-later.ts'
    );
    const { onChangedElsewhere, emitChanged } = await import(
      /* webpackChunkName: "api" */ '../base/device/changed-elsewhere.ts'
    );
    let returns = 0;
    onNetworkBack(() => (returns += 1));
    const made = chunk.createStore({
      config,
      token: () => session.getSnapshot().context.session?.token ?? null,
      rejected: (token) => session.send({ type: 'session.rejected', token }),
      begin: activity.begin,
      prefetched: takePrefetched,
      startCall,
      emitChanged,
      networkReturns: () => returns,
      lastAnswers: lastAnswersLater(config.features),
    });
    chunk.askAgainWith(made, onNetworkBack);
    chunk.followOtherWindows(made, onChangedElsewhere);
    forgetAnswers = () => chunk.forgetAnswers(made);
    return (loadStore.loaded = made);
  };
  claimSession(config.mainApiUrl);
  const session = createSessionActor(loadStore, () => forgetAnswers(), loadImagem);
  session.start();
  const restored = new Promise((resolve) => void session.subscribe(() => resolve(null)));
  return { config, activity, session, restored, loadStore };
}

const loadImagem = async () =>
  (await import(/* webpackChunkName: "api" */ '../features/pessoa/pessoa.api.ts')).pessoaApi.endpoints.imagem;
