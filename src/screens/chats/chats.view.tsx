import { SectionTitle } from '../../ui/text/section-title.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** `/chats`: the place of a chat to come (S2.70). */
export function ChatsView() {
  return (
    <>
      <SectionTitle level={1}>Chat</SectionTitle>
      <EmptyState text="O atendimento por chat ainda não está disponível." />
    </>
  );
}
