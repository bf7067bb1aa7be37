import Typography from '@mui/material/Typography';
import { EmptyState } from '../../ui/feedback/state-frame.tsx';

/** `/chats`: a placeholder for a future chat. @rule S2.70 */
export function ChatsView() {
  return (
    <>
      <Typography variant="h1" gutterBottom>
        Chat
      </Typography>
      <EmptyState text="O atendimento por chat ainda não está disponível." />
    </>
  );
}
