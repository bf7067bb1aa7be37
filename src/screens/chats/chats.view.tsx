import Typography from '@mui/material/Typography';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** `/chats`: the place of a chat to come. @rule S2.70 */
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
