import { ButtonLink } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/text/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { text } from '../../ui/text/text.ts';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { MailIcon } from '../../ui/icons/later-icons.tsx';
import { AparelhoCard, type AparelhoProps, CopiaCard, type CopiaProps } from './centro-cards.view.tsx';
import { DIREITOS, mailtoOf } from './pdo.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './pdo.css';

addStyles(css);

export interface PdoViewProps {
  programa: string;
  /** Null: the provider has named none. */
  mailbox: string | null;
  lojasHref: string;
  /** Null: left out. */
  copia: CopiaProps | null;
  aparelho: AparelhoProps | null;
}

/** `/pdo` as it is seen: what the law grants, whom to write to (S2.69), and what can be done at once. */
export function PdoView({ programa, mailbox, lojasHref, copia, aparelho }: PdoViewProps) {
  return (
    <div className="pdo">
      <SectionTitle level={1}>Fale com PDO</SectionTitle>
      <Panel as="section" data-roomy="">
        <h2 className={text.t2}>Seus dados, suas escolhas</h2>
        <p className={text.body}>
          A Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018) garante a você o controle sobre
          os dados pessoais que {programa} utiliza. A qualquer momento, e sem custo, você pode pedir:
        </p>
        <ul className="direitos">
          {DIREITOS.map((direito) => (
            <li key={direito}>{direito}</li>
          ))}
        </ul>
        {mailbox === null ? (
          <p className={text.body}>
            O canal para esses pedidos ainda não foi informado. Enquanto isso, procure o atendimento de{' '}
            <TextLink href={lojasHref}>uma de nossas lojas</TextLink>.
          </p>
        ) : (
          <>
            <p className={text.body}>
              Para fazer um pedido, escreva ao encarregado pelos dados pessoais em{' '}
              <TextLink href={mailtoOf(mailbox)}>{mailbox}</TextLink>. Informe seu nome completo e o CPF ou
              CNPJ do cadastro, para que possamos confirmar que o pedido é seu. Nunca envie sua senha.
            </p>
            <ButtonLink look="contained" href={mailtoOf(mailbox)} icon={<MailIcon />}>
              Enviar e-mail
            </ButtonLink>
          </>
        )}
      </Panel>
      <div className="pdo-cards">
        {copia !== null && <CopiaCard {...copia} />}
        {aparelho !== null && <AparelhoCard {...aparelho} />}
      </div>
    </div>
  );
}
