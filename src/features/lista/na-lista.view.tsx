import { CheckCircleIcon } from '../../ui/icons/icon.tsx';
import { Button } from '../../ui/first/button.tsx';

interface NaListaViewProps {
  nome: string;
  naLista: boolean;
  onPress: () => void;
}

/** Adds an offer to the shopping list or removes it. @rule R136 */
export function NaListaView({ nome, naLista, onPress }: NaListaViewProps) {
  return (
    <Button
      look="text"
      size="small"
      aria-label={naLista ? `Na lista: ${nome}. Tirar da lista` : `Adicionar à lista: ${nome}`}
      icon={naLista ? <CheckCircleIcon /> : undefined}
      onClick={onPress}
    >
      {naLista ? 'Na lista' : 'Adicionar à lista'}
    </Button>
  );
}
