import { dropOldResumePoint } from './session/stored-resume-point.ts';
import { loadConfig } from './base/start/config.ts';
import { isIos } from './app/install/install-offer.ts';
import { isInstalled, watchInstalled } from './app/install/install.ts';
import { dropOldBox } from './base/device/sealed-box.ts';
import { askToPersist } from './base/device/persistence.ts';
import { ignoreRepeatedEnter } from './base/browser/repeated-enter.ts';
import { refetchOnResume } from './base/browser/refetch-on-resume.ts';
import { startServiceWorker } from './app/update/service-worker.ts';
import { whenSettled } from './lib/when-settled.ts';

/**
 * What waits until the page has loaded, whether the app comes or not: the service worker, push,
 * deleting expired drafts, ignoring a repeated Enter, refetching after a long absence, what an installed
 * portal is given.
 * Fetched by the page's own script, once per load of the page; nothing waits for it, and what fails here is not there.
 * @rule S1.4, S1.5, R47, R85, R111, R250, R77, R90, R182, R183
 */
export function startAfterLoad(): void {
  if (process.env.NODE_ENV === 'production') startServiceWorker();
  dropOldResumePoint();
  dropOldBox();
  ignoreRepeatedEnter();
  refetchOnResume();
  watchInstalled(askToPersist);
  if (isInstalled()) askToPersist();
  else if (isIos()) whenSettled(givePictures);
  loadConfig()
    .then(({ push, errorReportUrl }) => {
      if (errorReportUrl !== null) whenSettled(() => report(errorReportUrl));
      if (push === null) return;
      whenSettled(() => {
        import(/* webpackChunkName: "push" */ './app/push/push.flow.ts').then(
          ({ startPush }) => startPush(push),
          // No push on this visit.
          () => undefined,
        );
      });
    })
    // The app says what is wrong with the configuration.
    .catch(() => undefined);
}

function report(url: string): void {
  import(/* webpackChunkName: "report" */ './base/start/report.ts')
    .then(({ startReports }) => startReports(url))
    // Nothing is reported; the console still has it.
    .catch(() => undefined);
}

function givePictures(): void {
  import(/* webpackChunkName: "startup-pictures" */ './app/install/startup-pictures.ts')
    .then(({ addStartupPictures }) => addStartupPictures())
    // The phone then shows the page's own colour.
    .catch(() => undefined);
}
