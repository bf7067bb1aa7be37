import { ChatsView } from '../screens/chats/chats.view.tsx';
import { PdoScreen } from '../screens/pdo/pdo.screen.tsx';
import { TabloidesScreen } from '../screens/tabloides/tabloides.screen.tsx';
import { TermosScreen } from '../screens/termos/termos.screen.tsx';

const SCREENS = { tabloides: TabloidesScreen, termos: TermosScreen, pdo: PdoScreen, chats: ChatsView };

/** The small screens of the shell, which come in one file. */
export function Conteudo({ tela }: { tela: keyof typeof SCREENS }) {
  const Screen = SCREENS[tela];
  return <Screen />;
}
