import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { startTransition, useId, useState } from 'react';
import type { Status } from '../../lib/status/status.ts';
import { ChangingText } from '../../ui/feedback/changing-text.tsx';
import { useOnePress } from '../../ui/button/use-one-press.ts';
import { EmptyState } from '../../ui/feedback/state-frame.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { MapPinIcon } from '../../ui/icons/icon.tsx';
import { SearchIcon } from '../../ui/icons/later-icons.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { ListSkeleton } from '../../ui/loading/skeletons.tsx';
import type { ChosenPoint } from '../../ui/map/points.ts';
import { LojaCard, type LojaLinha } from './loja-card.view.tsx';
import type { Loja } from './lojas.ts';
import { LojasMap, type Tiles } from './lojas-map.view.tsx';

/** Texts that no rule quotes. */
const TEXTS = {
  busca: 'Buscar por nome, bairro ou cidade',
  semLojas: 'Nenhuma loja para mostrar.',
  semAchados: 'Nenhuma loja encontrada para essa busca.',
  quantas: (count: number): string => (count === 1 ? '1 loja' : `${count} lojas`),
} as const;

/** The button of 'Perto de mim' by its action. */
const PERTO = {
  idle: 'Perto de mim',
  asking: 'Parar de procurar',
  sorted: 'Voltar à ordem da lista',
} as const;

const PERTO_SAID = {
  idle: '',
  asking: 'Procurando onde você está…',
  sorted: 'As lojas mais próximas vêm primeiro. Sua posição não sai deste aparelho.',
  refused:
    'O navegador não pôde usar sua posição. Permita a localização para este site nas configurações do navegador e tente de novo',
  unavailable:
    'O aparelho não sabe onde está. Ative a localização nas configurações do aparelho e tente de novo',
  timeout: 'O aparelho demorou demais para dizer onde está. Tente de novo',
} as const;

/** The text below it; `hasBusca`: the search is an alternative. @rule R146 */
function pertoSaid(stage: keyof typeof PERTO_SAID, hasBusca: boolean): string {
  const isOver = stage === 'refused' || stage === 'unavailable' || stage === 'timeout';
  return PERTO_SAID[stage] + (isOver ? (hasBusca ? ', ou busque pela cidade.' : '.') : '');
}

export interface LocationViewProps {
  status: Status;
  /** Stores that match the search. */
  lojas: readonly Loja[];
  /** The same stores in the list's order, with their distance. */
  linhas: readonly LojaLinha[];
  /** Null: the feature is off. */
  perto: PertoProps | null;
  /** Null: the feature is off. */
  favorita: { id: string | null; onChange: (id: string | null) => void } | null;
  /** Null: the feature is off. */
  busca: string | null;
  onBusca: (busca: string) => void;
  chosen: ChosenPoint | null;
  onChoose: (id: string) => void;
  onClose: (chosen: ChosenPoint) => void;
  /** False: the feature is off. */
  tiles: Tiles | false;
  onRetry: () => void;
}

const MAP_ID = 'mapa-das-lojas';
const LAYOUT = { gap: '16px' } as const;

/** `/location`: map and list. @rule S2.46, S2.47 */
export function LocationView(props: LocationViewProps) {
  const { status, tiles, onRetry } = props;
  return (
    <>
      <Typography variant="h1" gutterBottom>
        Encontre Nossa Loja
      </Typography>
      <StatusArea
        status={status}
        skeleton={<ListSkeleton count={3} height={148} />}
        emptyText={TEXTS.semLojas}
        onRetry={onRetry}
      >
        {tiles === false ? (
          <Stack spacing={2} sx={{ maxWidth: 640 }}>
            <Procura {...props} />
            <Lista {...props} />
          </Stack>
        ) : (
          <Box sx={besideEachOther}>
            <Procura {...props} />
            <Box id={MAP_ID} sx={mapPlace(props.perto?.stage === 'sorted')}>
              <LojasMap {...props} tiles={tiles} />
            </Box>
            <Lista {...props} />
          </Box>
        )}
      </StatusArea>
    </>
  );
}

const besideEachOther = {
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(340px, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
};

/**
 * On a narrow screen low, higher with an info window, and below the list that was sorted for the customer.
 * @rule R244
 */
const mapPlace = (sorted: boolean) => ({
  height: { xs: 200, lg: 'calc(100dvh - 152px)' },
  '&:has(.map-info)': { height: { xs: 340, lg: 'calc(100dvh - 152px)' } },
  scrollMarginTop: 16,
  order: { xs: sorted ? 2 : 0 },
  gridArea: { lg: '1 / 2 / span 2' },
  position: { lg: 'sticky' },
  top: { lg: 96 },
});

/** The search and 'Perto de mim' with its answer. */
function Procura({ perto, busca, onBusca }: LocationViewProps) {
  return (
    <Stack spacing={2}>
      {busca !== null && <Busca busca={busca} onBusca={onBusca} />}
      {perto === null ? null : <Perto {...perto} hasBusca={busca !== null} />}
    </Stack>
  );
}

function Lista({ lojas, linhas, favorita, onChoose, tiles }: LocationViewProps) {
  const showOnMap = (loja: string) => {
    onChoose(loja);
    document.getElementById(MAP_ID)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Stack spacing={2}>
      <ChangingText variant="body2" sx={{ color: 'text.secondary' }}>
        {TEXTS.quantas(lojas.length)}
      </ChangingText>
      {lojas.length === 0 ? (
        <EmptyState compact text={TEXTS.semAchados} />
      ) : (
        <VirtualList
          label="Lojas"
          items={linhas}
          nameOf={({ loja }) => loja.nome}
          layout={LAYOUT}
          render={(linha) => (
            <LojaCard
              {...linha}
              favorita={favorita === null ? null : favorita.id === linha.loja.idEmpresa}
              onFavorita={(isOn) => favorita?.onChange(isOn ? linha.loja.idEmpresa : null)}
              onShow={tiles === false ? null : () => showOnMap(linha.id)}
            />
          )}
        />
      )}
    </Stack>
  );
}

/** Shows a key at once: map and list follow when there is time. */
function Busca({ busca, onBusca }: { busca: string; onBusca: (busca: string) => void }) {
  const id = useId();
  const [texto, setTexto] = useState(busca);
  const change = (typed: string) => {
    setTexto(typed);
    startTransition(() => onBusca(typed));
  };
  return (
    <FormControl>
      <InputLabel htmlFor={id}>{TEXTS.busca}</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        value={texto}
        onChange={({ target }) => change(target.value)}
        endAdornment={
          <InputAdornment position="end" sx={{ color: 'text.secondary' }}>
            <SearchIcon size={20} />
          </InputAdornment>
        }
      />
    </FormControl>
  );
}

export interface PertoProps {
  stage: 'idle' | 'asking' | 'sorted' | 'refused' | 'unavailable';
  /** Why there is no position; null without an error. */
  reason: 'refused' | 'unavailable' | 'timeout' | null;
  onRequest: () => void;
  onDrop: () => void;
}

/** 'Perto de mim': one button and its status text. @rule R144–R146 */
function Perto({ stage, reason, hasBusca, onRequest, onDrop }: PertoProps & { hasBusca: boolean }) {
  const isOn = stage === 'asking' || stage === 'sorted';
  const press = useOnePress(isOn ? onDrop : onRequest);
  return (
    <div>
      <Button variant="outlined" startIcon={<MapPinIcon />} onClick={press}>
        <span>{isOn ? PERTO[stage] : PERTO.idle}</span>
      </Button>
      <ChangingText
        variant="body2"
        sx={{ display: 'block', color: 'text.secondary', '&:not(:empty)': { mt: 1 } }}
      >
        {pertoSaid(reason ?? stage, hasBusca)}
      </ChangingText>
    </div>
  );
}
