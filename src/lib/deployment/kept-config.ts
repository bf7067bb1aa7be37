/** The worker's header for a cached configuration. @rule R169 */
export const KEPT_CONFIG = 'x-portal-kept';
