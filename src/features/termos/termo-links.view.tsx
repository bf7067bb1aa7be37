import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TermoWindow } from './termo-window.flow.ts';
import type { TermoPublicado } from './termos.api.ts';
import type { Status } from '../../lib/status/status.ts';
import { FailedState } from '../../ui/feedback/state-frame.tsx';
import { READY } from '../../ui/button/delayed-window-button.texts.ts';
import { ExternalIcon } from '../../ui/icons/later-icons.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { anyClick } from '../../ui/page/any-click.ts';

export interface TermoLinksProps extends TermoWindow {
  status: Status;
  items: readonly TermoPublicado[];
  failedTitle: string;
  retry: () => void;
  /** The page that shows the stored term. */
  href: string;
}

const OPENING = 'Uma nova aba será aberta.';

/** One link per published term, by the name of its type; each opens in a tab of its own. @rule R13, R33 */
export function TermoLinks(props: TermoLinksProps) {
  const { status, items, failedTitle, retry, busy, blocked, href, followed } = props;
  if (status === 'failed') return <FailedState compact title={failedTitle} onRetry={retry} />;
  return (
    <>
      <Box sx={{ pl: 4.5, overflowWrap: 'anywhere' }}>
        <VirtualList
          items={items}
          nameOf={nomeOf}
          layout={LAYOUT}
          render={(item) => <TermoLink {...props} idTermo={item.idTermo} nome={nomeOf(item)} />}
        />
      </Box>
      {blocked === null ? null : (
        <Typography role="alert" sx={{ mt: 0.5 }}>
          {READY}{' '}
          <Typography component="a" href={href} target="_blank" rel="noopener" onClick={followed} sx={LINK}>
            Abrir o termo
          </Typography>
        </Typography>
      )}
      <LiveRegion message={busy ? OPENING : ''} />
    </>
  );
}

function TermoLink({ idTermo, nome, href, open, busy }: TermoLinksProps & { idTermo: string; nome: string }) {
  return (
    <Typography
      component="a"
      sx={LINK}
      href={href}
      target="_blank"
      rel="noopener"
      aria-busy={busy || undefined}
      {...anyClick(() => open(idTermo))}
    >
      <span>{nome}</span> <ExternalIcon size="1em" />
    </Typography>
  );
}

const nomeOf = ({ nomeTipo }: TermoPublicado): string => nomeTipo ?? 'Termo';

const LAYOUT = { flow: 'start', gap: '0 24px' } as const;

/** As MUI's Link looks, which the registration would load for this alone. */
const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  fontWeight: 600,
  color: 'primary.main',
  textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
  '&:hover': { textDecorationColor: 'inherit' },
} as const;
