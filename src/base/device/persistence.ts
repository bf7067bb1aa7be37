let asked = false;

/**
 * Asks the browser once for persistent storage; not in Firefox, which would ask the customer.
 * @rule R182
 */
export function askToPersist(): void {
  if (asked || 'MozAppearance' in document.documentElement.style) return;
  asked = true;
  // Absent without HTTPS.
  const { storage } = navigator as Partial<Navigator>;
  // Asked again with the next visit.
  storage?.persist().catch(() => undefined);
}
