import type { FastifyInstance } from 'fastify';
import { eq, asc } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { aceites, enderecos, pessoas, preferencias, telefones, termos } from '../../db/schema/pessoas.ts';
import { isUniqueViolation } from '../../http/wire/errors.ts';
import { Failure } from '../../http/wire/failure.ts';
import { once } from '../../http/once/once.ts';
import { fieldsOf } from '../../http/wire/read.ts';
import { wallClock } from '../../lib/dates.ts';
import { networkOf, startAttempt, withoutPort } from '../../security/attempts.ts';
import { type Cadastro, findErrors, readCadastro } from './cadastro-regras.ts';
import { ramosAtividade } from '../../db/schema/conteudo.ts';

const REFUSED = 'Não foi possível concluir o cadastro.';

/**
 * POST /api/pessoa/cadastro: registers a customer with address, phone, preferences and accepted terms, once per key.
 * Refusals are 400 with all messages in `data.errors`. A taken document is told only when all else is valid and
 * rate-limited, or anybody could find out customers.
 * @rule C4.10, S5.4–S5.8, R26, R27, R30, R77
 */
export function registerCadastro(app: FastifyInstance, context: Context): void {
  const { db, clock, limits, passwords } = context;
  app.post('/api/pessoa/cadastro', { config: { access: 'anonymous' } }, async (request) => {
    const network = networkOf(request.ip);
    const attempt = await startAttempt(db, clock.now(), [
      { kind: 'cadastro-endereco', value: network, limit: limits.registration },
    ]);
    if (!attempt.allowed) throw new Failure(429, 'Muitos cadastros seguidos. Tente novamente mais tarde.');
    const cadastro = readCadastro(fieldsOf(request.body));
    const errors = findErrors(cadastro, clock);
    if (errors.length > 0) throw refusal(errors);
    // Before the transaction, because it is slow.
    const senhaHash = await passwords.hash(cadastro.senha, network);
    const moment = wallClock(clock.now());
    try {
      return await once(context, request, async (tx) => {
        if (await isTaken(tx, cadastro)) throw refusal([takenMessage(cadastro)]);
        await store(tx, cadastro, { senhaHash, moment, ip: withoutPort(request.ip) });
        return { description: 'Cadastro realizado com sucesso.' };
      });
    } catch (error) {
      // The second of two concurrent registrations of a document fails here.
      if (isUniqueViolation(error, 'pessoas_cpf_cnpj')) throw refusal([takenMessage(cadastro)]);
      throw error;
    }
  });
}

async function isTaken(tx: Db, { cpfCnpj }: Cadastro): Promise<boolean> {
  const taken = await tx.select({ id: pessoas.id }).from(pessoas).where(eq(pessoas.cpfCnpj, cpfCnpj));
  return taken.length > 0;
}

const takenMessage = ({ fisicaJuridica }: Cadastro) =>
  `${fisicaJuridica === 'J' ? 'CNPJ' : 'CPF'} já cadastrado`;

const refusal = (messages: readonly string[]) =>
  new Failure(400, REFUSED, { errors: messages.map((message) => ({ message })) });

interface Facts {
  readonly senhaHash: string;
  readonly moment: string;
  readonly ip: string;
}

async function store(tx: Db, cadastro: Cadastro, { senhaHash, moment, ip }: Facts): Promise<void> {
  const {
    senha: _hashed,
    confirmacao: _confirmed,
    celular,
    endereco,
    flags,
    aceitoTermos: _accepted,
    ...own
  } = cadastro;
  const [pessoa] = await tx
    .insert(pessoas)
    .values({ ...own, senhaHash, dtaInclusao: moment })
    .returning({ id: pessoas.id });
  const pessoaId = pessoa?.id ?? 0;
  await tx.insert(enderecos).values({ ...endereco, pessoaId, pais: 'Brasil', tipo: 'RESIDENCIAL' });
  await tx.insert(preferencias).values({ pessoaId, ...flags });
  await tx.insert(telefones).values({
    pessoaId,
    tipo: 'Celular',
    ddd: celular.slice(0, 2),
    numero: celular.slice(2),
    preferencial: true,
  });
  const published = await tx
    .select({ idTermo: termos.idTermo })
    .from(termos)
    .where(eq(termos.publicado, true));
  if (published.length > 0) {
    await tx
      .insert(aceites)
      .values(published.map(({ idTermo }) => ({ pessoaId, idTermo, ip, dtaAceite: moment })));
  }
}

/** GET /api/configuracao/cliente/ramoatividade: `[{valorStr}]`. */
export function registerRamoAtividade(app: FastifyInstance, { db }: Context): void {
  app.get('/api/configuracao/cliente/ramoatividade', { config: { access: 'anonymous' } }, async () =>
    db.select({ valorStr: ramosAtividade.valorStr }).from(ramosAtividade).orderBy(asc(ramosAtividade.id)),
  );
}

/** GET /ping: the connectivity check. @rule S9.2, C4.46 */
export function registerPing(app: FastifyInstance): void {
  app.get('/ping', { config: { access: 'anonymous' } }, async () => ({ pong: true }));
}
