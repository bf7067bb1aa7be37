import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePessoaQuery } from '../pessoa/pessoa.api.ts';
import { useKeepResumePoint } from '../../session/resume-point.react.ts';
import { useSessionNotice } from '../../session/session-end.react.ts';
import { formatHora } from '../../lib/datas/vencimento.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import { ClockIcon } from '../../ui/icons/later-icons.tsx';
import { SessionNote } from './session-note.view.tsx';

interface SessionNoticeProps {
  campos?: Readonly<Record<string, unknown>>;
}

/** Says when the session ends, offers a new sign-in, and stores the resume point. @rule R110, R111 */
export function SessionNotice({ campos }: SessionNoticeProps) {
  const { expiresAt, isRead, dismiss, renew } = useSessionNotice();
  const navigate = useNavigate();
  const pessoa = usePessoaQuery({ silent: true });
  useKeepResumePoint(pessoa.currentData?.cpfCnpj ?? null, campos ?? null);
  // The live region has to exist before its text: only changes are announced.
  const text = useDeferredValue(`Sua sessão termina às ${formatHora(expiresAt)}`, null);
  // Whoever has read it is where they were all the same when the session ends.
  if (isRead) return null;
  return (
    <SessionNote
      icon={<ClockIcon size={24} />}
      text={text}
      onClose={dismiss}
      action={{
        label: 'Entrar de novo',
        onClick: () => {
          renew();
          // On public screens there is no guard to lead to the login: navigate here.
          void navigate(ROTAS_PUBLICAS.login, { replace: true });
        },
      }}
    />
  );
}
