let asked = false;

/**
 * Asks the browser once to keep what this device holds when its storage is short. Firefox is left out: it would
 * question the customer, where the others decide by themselves.
 * @rule R182
 */
export function askToPersist(): void {
  if (asked || 'MozAppearance' in document.documentElement.style) return;
  asked = true;
  // Absent outside of HTTPS.
  const { storage } = navigator as Partial<Navigator>;
  storage?.persist().catch(() => undefined);
}
