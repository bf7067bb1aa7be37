import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { enderecos, pessoas, preferencias, telefones } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { wallClock, wireDateTime } from '../../lib/dates.ts';
import { REACTIVATION_HOURS } from '../../security/closure.ts';
import { tempoRestante } from './desativacao.ts';
import { flagsOf } from './preferencia.ts';

/** GET /api/pessoa: the person. @rule C4.14 */
export function registerPessoa(app: FastifyInstance, { db, clock }: Context): void {
  app.get('/api/pessoa', async (request) => readPessoa(db, request.pessoaId, clock.now()));
}

async function readPessoa(db: Db, id: number, now: Date) {
  const [pessoa] = await db.select().from(pessoas).where(eq(pessoas.id, id));
  if (pessoa === undefined) throw new Failure(404, 'Cadastro não encontrado.');
  const [preferencia] = await db.select().from(preferencias).where(eq(preferencias.pessoaId, id));
  const listed = await db
    .select()
    .from(enderecos)
    .where(eq(enderecos.pessoaId, id))
    .orderBy(asc(enderecos.idEndereco));
  const phones = await db
    .select()
    .from(telefones)
    .where(eq(telefones.pessoaId, id))
    .orderBy(asc(telefones.idTelefone));
  const { senhaHash: _senhaHash, id: _id, ...shown } = pessoa;
  const asked = pessoa.dtaHoraSolicitacaoExclusao;
  return {
    ...shown,
    dtaInclusao: wireDateTime(pessoa.dtaInclusao),
    dtaHoraSolicitacaoExclusao: asked === null ? null : wallClock(asked),
    tempoLimiteReativacaoCadastro: REACTIVATION_HOURS,
    tempoRestanteReativacaoCadastro: tempoRestante(pessoa, now),
    preferencias: flagsOf(preferencia),
    enderecos: listed.map(({ pessoaId: _owner, ...endereco }) => endereco),
    telefones: phones.map(({ pessoaId: _owner, ...telefone }) => telefone),
  };
}
