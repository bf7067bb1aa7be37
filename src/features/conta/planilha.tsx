import { type DownloadAll, type Lista, useDownloadAll } from './download-all.flow.ts';
import { formatBRL, toCentavos } from '../../lib/numeros/dinheiro.ts';
import { printPage } from '../../base/browser/share.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { useOnline } from '../../ui/page/use-media.ts';
import { doneText, failedText, PLANILHA, PlanilhaView } from './planilha.view.tsx';

interface PlanilhaProps<Linha> {
  lista: Lista<Linha>;
  /** There are entries; otherwise nothing is offered. A file in progress stays. */
  offered: boolean;
}

/** Download and print of a whole list; nothing when the feature is off. @rule R140–R143, R89 */
export function Planilha<Linha>(props: PlanilhaProps<Linha>) {
  const { exports, spreadsheet } = useConfig().features;
  return exports === false || spreadsheet === false ? null : <Offered {...props} />;
}

function Offered<Linha>({ lista, offered }: PlanilhaProps<Linha>) {
  const file = useDownloadAll(lista);
  const online = useOnline();
  if (!offered && file.stage === 'idle') return null;
  return (
    <PlanilhaView
      stage={file.stage}
      page={file.page}
      pages={file.pages}
      message={messageOf(file, lista, online)}
      onDownload={file.download}
      onStop={file.stop}
      onResume={file.resume}
      onPrint={printPage}
    />
  );
}

function messageOf<Linha>(file: DownloadAll, lista: Lista<Linha>, online: boolean): string {
  const { stage, again, failure, page, tally } = file;
  if (stage === 'busy') return again ? PLANILHA.deNovo : PLANILHA.reunindo;
  if (stage === 'stopped') return PLANILHA.parado;
  if (stage === 'shifted') return PLANILHA.mudou;
  if (stage === 'failed') return failedText(failure, page, online);
  if (tally === null) return '';
  const somas = tally.somas.map((soma) => formatBRL(toCentavos(soma)));
  return doneText(tally.linhas, lista.unidade, lista.somas(...somas));
}
