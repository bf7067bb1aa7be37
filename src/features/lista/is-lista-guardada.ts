import { canSeal } from '../../base/device/document-bits.ts';
import { useConfig } from '../../base/start/portal-context.ts';

/** Whether the list and the favourite store outlive an expired session here. @rule R250 */
export function useIsListaGuardada(): boolean {
  const { keepList, shoppingList } = useConfig().features;
  return keepList !== false && shoppingList !== false && canSeal();
}
