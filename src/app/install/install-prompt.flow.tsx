import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import {
  installPromptMachine,
  installPromptPorts,
} from '../../../machines/install-prompt/install-prompt.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { isInstallOffered, watchInstallOffer } from './install-offer.ts';
import {
  hasRefusedInstall,
  isInApp,
  isInstalled,
  needsInstallInstructions,
  promptInstall,
  rememberInstallRefusal,
  watchInstalled,
} from './install.ts';
import type { SessionActor } from '../../session/session.flow.ts';
import { useSessionActor } from '../../session/session.react.ts';
import { useOccupied } from '../../base/browser/use-occupied.ts';
import { InstallPromptView } from './install-prompt.view.tsx';

type InstallPromptActor = Actor<typeof installPromptMachine>;

/** One per page load: a dismissal lasts across sessions. */
const actors = new WeakMap<SessionActor, InstallPromptActor>();

/** Which modal is open, and its actions. */
function useInstallPrompt() {
  const session = useSessionActor();
  const [actor] = useState(() => actors.get(session) ?? createInstallPrompt(session));
  useEffect(() => {
    if (!actors.has(session)) startInstallPrompt(actor, session);
    actors.set(session, actor);
  }, [actor, session]);
  const asking = useSelector(actor, (snapshot) => snapshot.matches({ offered: 'awaitingCustomer' }));
  const instructing = useSelector(actor, (snapshot) => snapshot.matches({ offered: 'instructing' }));
  return {
    modal: asking ? ('question' as const) : instructing ? instructions() : null,
    accept: () => actor.send({ type: 'install.accepted' }),
    refuse: () => actor.send({ type: 'install.refused' }),
    dismiss: () => actor.send({ type: asking ? 'prompt.dismissed' : 'instructions.closed' }),
  };
}

/** In-app browsers are led to Safari first. @rule R181 */
const instructions = () => (isInApp() ? ('elsewhere' as const) : ('instructions' as const));

const isSignedIn = (session: SessionActor): boolean => session.getSnapshot().context.session !== null;

function createInstallPrompt(session: SessionActor): InstallPromptActor {
  const machine = fillPorts(installPromptMachine, installPromptPorts, {
    promptInstall,
    rememberRefusal: rememberInstallRefusal,
  });
  return createActor(machine, {
    input: {
      hasRefused: hasRefusedInstall(),
      needsInstructions: needsInstallInstructions(),
      isInstalled: isInstalled(),
      isSignedIn: isSignedIn(session),
    },
  });
}

/** Starts the install prompt; it gets the browser's offers and the session. @rule R45 */
function startInstallPrompt(actor: InstallPromptActor, session: SessionActor): void {
  actor.start();
  const offered = () => actor.send({ type: 'install.offered' });
  if (isInstallOffered()) offered();
  watchInstallOffer(offered);
  watchInstalled(() => actor.send({ type: 'app.installed' }));
  session.subscribe(() => actor.send({ type: isSignedIn(session) ? 'session.started' : 'session.ended' }));
}

/** The install prompt's modal. */
export function InstallPrompt() {
  const { modal, accept, refuse, dismiss } = useInstallPrompt();
  const occupied = useOccupied();
  if (modal === null || occupied) return null;
  return <InstallPromptView modal={modal} onAccept={accept} onRefuse={refuse} onDismiss={dismiss} />;
}
