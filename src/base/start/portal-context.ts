import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Activity } from '../device/activity.ts';
import type { PortalConfig } from '../../lib/deployment/config.ts';

/** What every screen may read: the deployment, and the pending requests. Set once, by the app. */
export interface PortalContext {
  config: PortalConfig;
  activity: Activity;
}

export const PortalContext = createContext<PortalContext | null>(null);

function usePortal(): PortalContext {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('no portal');
  return portal;
}

export function useConfig(): PortalConfig {
  return usePortal().config;
}

/** Whether a request that the customer waits for is pending. @rule R1 */
export function useBusy(): boolean {
  const { activity } = usePortal();
  return useSyncExternalStore(activity.subscribe, activity.busy, () => false);
}
