// The push SDK's own worker, apart from the portal's (sw.js): its scope is this folder.
const address = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js';
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === address ? url : undefined) });
importScripts(address);
