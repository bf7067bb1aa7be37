/** The header by which the worker says that a configuration is not the server's of now. @rule R169 */
export const KEPT_CONFIG = 'x-portal-kept';
