import chromium from '@sparticuz/chromium';

/**
 * Chromium 117, the oldest of `browserslist`; its package has it only for Linux on x64.
 *
 * @returns {Promise<string>} the path of its program
 */
export const oldestChromium = () => chromium.executablePath();
