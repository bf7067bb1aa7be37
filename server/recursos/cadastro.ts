import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { aceites, enderecos, pessoas, preferencias, telefones, termos } from '../db/schema/pessoas.ts';
import { isUniqueViolation } from '../http/errors.ts';
import { Failure } from '../http/failure.ts';
import { fieldsOf } from '../http/read.ts';
import { wallClock } from '../lib/dates.ts';
import { networkOf, startAttempt } from '../security/attempts.ts';
import { type Cadastro, findErrors, readCadastro } from './cadastro-regras.ts';

const REFUSED = 'Não foi possível concluir o cadastro.';

/**
 * POST /api/pessoa/cadastro: registers a customer of either kind with address, phone, preferences and the acceptance
 * of the published terms (spec 3 Registration payload, 5; R26, R27, R30). Refusals are 400 with all messages in
 * `data.errors`; that a document is taken is said only where nothing else is wrong, and an address may ask so often
 * alone: else everybody could ask who is a customer.
 */
export function registerCadastro(app: FastifyInstance, context: Context): void {
  const { db, clock, limits } = context;
  app.post('/api/pessoa/cadastro', { config: { access: 'anonymous' } }, async (request) => {
    const attempt = await startAttempt(db, clock.now(), [
      { kind: 'cadastro-endereco', value: networkOf(request.ip), limit: limits.registration },
    ]);
    if (!attempt.allowed) throw new Failure(429, 'Muitos cadastros seguidos. Tente novamente mais tarde.');
    const cadastro = readCadastro(fieldsOf(request.body));
    const errors = findErrors(cadastro, clock);
    if (errors.length > 0) throw refusal(errors);
    const [taken] = await db
      .select({ id: pessoas.id })
      .from(pessoas)
      .where(eq(pessoas.cpfCnpj, cadastro.cpfCnpj));
    if (taken !== undefined) throw refusal([takenMessage(cadastro)]);
    try {
      await store(context, cadastro, request);
    } catch (error) {
      // Two registrations of one document at the same moment: the second one ends here.
      if (isUniqueViolation(error, 'pessoas_cpf_cnpj')) throw refusal([takenMessage(cadastro)]);
      throw error;
    }
    return { description: 'Cadastro realizado com sucesso.' };
  });
}

const takenMessage = ({ fisicaJuridica }: Cadastro) =>
  `${fisicaJuridica === 'J' ? 'CNPJ' : 'CPF'} já cadastrado`;

const refusal = (messages: readonly string[]) =>
  new Failure(400, REFUSED, { errors: messages.map((message) => ({ message })) });

async function store(
  { db, clock, passwords }: Context,
  cadastro: Cadastro,
  request: FastifyRequest,
): Promise<void> {
  const {
    senha,
    confirmacao: _confirmed,
    celular,
    endereco,
    flags,
    aceitoTermos: _accepted,
    ...own
  } = cadastro;
  const senhaHash = await passwords.hash(senha);
  const moment = wallClock(clock.now());
  await db.transaction(async (tx) => {
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
        .values(published.map(({ idTermo }) => ({ pessoaId, idTermo, ip: request.ip, dtaAceite: moment })));
    }
  });
}
