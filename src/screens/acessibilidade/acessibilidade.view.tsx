import { SectionTitle } from '../../ui/text/section-title.tsx';
import { Card } from '../../ui/text/card.tsx';
import { Panel } from '../../ui/text/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { addStyles } from '../../ui/text/styles.ts';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { PublicPage } from '../../ui/page/public-page.tsx';
import type { Contato } from './contato.ts';
import type { Linha } from './situacao.ts';
import css from './acessibilidade.css';
import { ferramentasTexto, SITUACOES, TEMAS, testesTexto, TEXTS } from './acessibilidade.texts.ts';

addStyles(css);

type Tema = (typeof TEMAS)[number]['value'];

export interface AcessibilidadeViewProps {
  brand: { name: string; logoUrl: string | null };
  /** Null: there is no choice of theme. */
  tema: Tema | null;
  onTema: (tema: Tema) => void;
  /** The day on which the tests last changed, as it is read. */
  dia: string;
  ferramentas: readonly string[];
  wcag: readonly Linha[];
  emag: readonly Linha[];
  /** Null: the provider has named none. */
  contato: Contato | null;
  inicioHref: string;
}

/** `/acessibilidade` as it is seen (R150): the choice of theme, what was tested, and what is not met. */
export function AcessibilidadeView(props: AcessibilidadeViewProps) {
  const { brand, tema, onTema, dia, ferramentas, wcag, emag, contato, inicioHref } = props;
  return (
    <PublicPage brand={brand} width={860}>
      <div className="acessibilidade">
        <SectionTitle level={1}>{TEXTS.titulo}</SectionTitle>
        <p className={text.body}>{TEXTS.intro}</p>
        {tema === null ? null : (
          <Panel as="section">
            <h2 className={text.t3}>{TEXTS.aparencia}</h2>
            <RadioGroup label={TEXTS.tema} value={tema} options={TEMAS} onChange={onTema} />
            <p className={classes(text.small, text.muted)}>{TEXTS.temaDica}</p>
          </Panel>
        )}
        <Panel as="section">
          <h2 className={text.t3}>{TEXTS.testado}</h2>
          <p className={text.body}>{ferramentasTexto(dia, ferramentas)}</p>
          <p className={text.body}>{TEXTS.significado}</p>
        </Panel>
        <NaoAtendido wcag={wcag} emag={emag} />
        {contato === null ? null : (
          <Panel as="section">
            <h2 className={text.t3}>{TEXTS.falar}</h2>
            <p className={text.body}>
              {TEXTS.contato} <Endereco {...contato} />
            </p>
          </Panel>
        )}
        <Criterios titulo={TEXTS.wcag} coluna={TEXTS.criterio} linhas={wcag} />
        <Criterios titulo={TEXTS.emag} coluna={TEXTS.recomendacao} linhas={emag} />
        <TextLink href={inicioHref}>{TEXTS.voltar}</TextLink>
      </div>
    </PublicPage>
  );
}

function Endereco({ texto, href }: Contato) {
  return href === null ? texto : <TextLink href={href}>{texto}</TextLink>;
}

function NaoAtendido({ wcag, emag }: Pick<AcessibilidadeViewProps, 'wcag' | 'emag'>) {
  const listas = [
    ['WCAG', wcag],
    ['eMAG', emag],
  ] as const;
  return (
    <Panel as="section">
      <h2 className={text.t3}>{TEXTS.naoAtendido}</h2>
      <ul>
        {listas.flatMap(([lista, linhas]) =>
          linhas.map(({ numero, falta }) =>
            falta === null ? null : (
              <li key={lista + numero}>
                <b>
                  {lista} {numero}
                </b>{' '}
                {falta}
              </li>
            ),
          ),
        )}
      </ul>
    </Panel>
  );
}

function Criterios({ titulo, coluna, linhas }: { titulo: string; coluna: string; linhas: readonly Linha[] }) {
  const hasLevels = linhas.some(({ nivel }) => nivel !== null);
  return (
    <Card>
      <table className="criterios">
        <caption>
          <h2 className={text.t3}>{titulo}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">{coluna}</th>
            {hasLevels && <th scope="col">{TEXTS.nivel}</th>}
            <th scope="col">{TEXTS.situacao}</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ numero, nome, nivel, situacao, testes }) => (
            <tr key={numero}>
              <th scope="row">
                <b>{numero}</b> {nome}
              </th>
              {hasLevels && <td>{nivel}</td>}
              <td>
                <span data-situacao={situacao}>{SITUACOES[situacao]}</span>
                {testes.length > 0 && <Provas numero={numero} testes={testes} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** The titles are those of the tests themselves: in English. */
function Provas({ numero, testes }: Pick<Linha, 'numero' | 'testes'>) {
  return (
    <details>
      <summary>
        {testesTexto(testes.length)}
        <span className={text.said}> ({numero})</span>
      </summary>
      <ul lang="en" className={text.small}>
        {testes.map((teste) => (
          <li key={teste}>{teste}</li>
        ))}
      </ul>
    </details>
  );
}
