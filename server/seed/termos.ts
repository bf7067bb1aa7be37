import type { Db } from '../db/database.ts';
import { aceites, termos } from '../db/schema/pessoas.ts';
import { addDays } from '../lib/dates.ts';
import { ANA, MERCADO, PADARIA } from './pessoas.ts';

const REGULAMENTO = `
<h1>Regulamento do Programa Clube Vizinhança</h1>
<p><strong>1. O programa.</strong> O Clube Vizinhança reúne clientes, pessoas físicas e jurídicas, das lojas Vizinhança
Supermercados, Vizinhança Express e Vizinhança Atacado. A participação é gratuita e começa com o cadastro.</p>
<h2>2. Benefícios</h2>
<ul>
  <li>Ofertas gerais e exclusivas, válidas por loja e por período;</li>
  <li>Cashback em conta corrente, liberado conforme o prazo informado em cada lançamento;</li>
  <li>Campanhas de pontos, trocados por produtos, vouchers e itens de conveniados.</li>
</ul>
<h2>3. Limites</h2>
<p>Cada oferta informa o limite por CPF ou CNPJ. Compras para revenda não pontuam, exceto em campanhas empresariais.</p>
<h2>4. Cashback e pontos</h2>
<p>O saldo <em>pendente</em> torna-se <em>disponível</em> após a liberação. Créditos não usados expiram na data indicada no
extrato. Pontos são pessoais e não podem ser vendidos nem convertidos em dinheiro.</p>
<h2>5. Saída do programa</h2>
<p>O cliente pode desativar o cadastro a qualquer momento e tem 24 horas para desistir. Depois disso, pontos e saldos são
cancelados.</p>`;

const PRIVACIDADE = `
<h1>Política de Privacidade</h1>
<p>Esta política explica como o Clube Vizinhança trata dados pessoais, conforme a Lei nº 13.709/2018 (LGPD).</p>
<h2>Quais dados tratamos</h2>
<table>
  <thead><tr><th>Dado</th><th>Finalidade</th><th>Base legal</th></tr></thead>
  <tbody>
    <tr><td>Cadastro e contato</td><td>Identificar o participante e prestar o serviço</td><td>Execução de contrato</td></tr>
    <tr><td>Histórico de compras</td><td>Calcular cashback, pontos e ofertas</td><td>Execução de contrato</td></tr>
    <tr><td>Preferências de comunicação</td><td>Enviar novidades pelos canais escolhidos</td><td>Consentimento</td></tr>
  </tbody>
</table>
<h2>Seus direitos</h2>
<ol>
  <li>Confirmar o tratamento e acessar os seus dados;</li>
  <li>Corrigir dados incompletos ou desatualizados;</li>
  <li>Pedir a portabilidade ou a eliminação;</li>
  <li>Revogar o consentimento a qualquer momento.</li>
</ol>
<p>Fale com o encarregado: <a href="mailto:privacidade@clubevizinhanca.example">privacidade@clubevizinhanca.example</a>.</p>`;

const ANTIGO = `<h1>Regulamento de 2023</h1><p>Texto substituído pelo regulamento em vigor.</p>`;

/** Writes two published terms and an old one; Ana and the company have accepted, Bruno has not. */
export async function seedTermos(db: Db, day: string): Promise<void> {
  await db.insert(termos).values([
    { idTermo: 1, nomeTipo: 'Regulamento de 2023', tipo: 'REGULAMENTO', termo: ANTIGO, publicado: false },
    { idTermo: 2, nomeTipo: 'Regulamento do Programa', tipo: 'REGULAMENTO', termo: REGULAMENTO.trim() },
    {
      idTermo: 3,
      nomeTipo: 'Política de Privacidade',
      tipo: 'PRIVACIDADE',
      termo: PRIVACIDADE.trim(),
      termosPrograma: false,
    },
  ]);
  await db.insert(aceites).values([
    { pessoaId: ANA, idTermo: 1, ip: '200.170.12.34', dtaAceite: `${addDays(day, -1173)}T09:43:02` },
    { pessoaId: ANA, idTermo: 2, ip: '201.48.77.10', dtaAceite: `${addDays(day, -214)}T20:15:41` },
    { pessoaId: ANA, idTermo: 3, ip: '201.48.77.10', dtaAceite: `${addDays(day, -214)}T20:15:42` },
    { pessoaId: MERCADO, idTermo: 2, ip: '187.95.1.200', dtaAceite: `${addDays(day, -160)}T10:02:11` },
    { pessoaId: MERCADO, idTermo: 3, ip: '187.95.1.200', dtaAceite: `${addDays(day, -160)}T10:02:12` },
    { pessoaId: PADARIA, idTermo: 2, ip: '187.95.7.31', dtaAceite: `${addDays(day, -60)}T09:30:05` },
    { pessoaId: PADARIA, idTermo: 3, ip: '187.95.7.31', dtaAceite: `${addDays(day, -60)}T09:30:06` },
  ]);
}
