import { randomBytes } from 'node:crypto';
import { rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { contatosAnteriores } from '../db/schema/acesso.ts';
import { pessoas, telefones } from '../db/schema/pessoas.ts';
import { spokenTime, wallClock } from '../lib/dates.ts';
import { makeFolder } from '../lib/private-files.ts';

export type Channel = 'EMAIL' | 'SMS';

/** How long a customer has to notice a change made with a stolen token. @rule R172 */
const HOLD_MS = 24 * 3_600_000;

/** A customer's address by channel; null: none. */
type Contacts = Readonly<Record<Channel, string | null>>;

/** A replaced contact; a first one is no change. */
export interface ContactChange {
  readonly canal: Channel;
  readonly former: string;
}

/** The e-mail and phone of the profile. */
export async function readContacts(db: Db, pessoaId: number): Promise<Contacts> {
  const [row] = await db
    .select({ email: pessoas.email, ddd: telefones.ddd, numero: telefones.numero })
    .from(pessoas)
    .leftJoin(telefones, eq(telefones.pessoaId, pessoas.id))
    .where(eq(pessoas.id, pessoaId))
    .orderBy(desc(telefones.preferencial), asc(telefones.idTelefone))
    .limit(1);
  return { EMAIL: row?.email || null, SMS: `${row?.ddd ?? ''}${row?.numero ?? ''}` || null };
}

/** The contacts for recovery: for a day after a change the former one, '' without one. @rule R172 */
export async function recoveryContacts(db: Db, pessoaId: number, now: Date): Promise<Contacts> {
  const stored = await db
    .select({ canal: contatosAnteriores.canal, valor: contatosAnteriores.valor })
    .from(contatosAnteriores)
    .where(and(eq(contatosAnteriores.pessoaId, pessoaId), gt(contatosAnteriores.ate, now)));
  return {
    ...(await readContacts(db, pessoaId)),
    ...Object.fromEntries(stored.map(({ canal, valor }) => [canal, valor])),
  };
}

/**
 * Keeps recovery at the former contact. Another change within the day does not move it; reverting ends it.
 * @returns changes to notify the former contact of
 */
export async function holdFormerContacts(
  tx: Db,
  pessoaId: number,
  previous: Contacts,
  now: Date,
): Promise<ContactChange[]> {
  const after = await readContacts(tx, pessoaId);
  const changes: ContactChange[] = [];
  for (const canal of ['EMAIL', 'SMS'] as const) {
    const former = previous[canal];
    if (former === after[canal]) continue;
    if (former !== null) changes.push({ canal, former });
    await tx
      .insert(contatosAnteriores)
      .values({ pessoaId, canal, valor: former ?? '', ate: new Date(now.getTime() + HOLD_MS) })
      .onConflictDoUpdate({
        target: [contatosAnteriores.pessoaId, contatosAnteriores.canal],
        set: {
          valor: sql`case when ${contatosAnteriores.ate} > ${now.toISOString()} then ${contatosAnteriores.valor} else excluded.valor end`,
          ate: sql`excluded.ate`,
        },
      });
    const isBack = and(
      eq(contatosAnteriores.pessoaId, pessoaId),
      eq(contatosAnteriores.canal, canal),
      eq(contatosAnteriores.valor, after[canal] ?? ''),
    );
    await tx.delete(contatosAnteriores).where(isBack);
  }
  return changes;
}

const NAMES: Readonly<Record<Channel, string>> = { EMAIL: 'O e-mail', SMS: 'O telefone' };

/** Notifies the former contact, and tells how to revert. */
export async function writeOfChange(context: Context, { canal, former }: ContactChange): Promise<void> {
  const now = context.clock.now();
  const until = spokenTime(new Date(now.getTime() + HOLD_MS));
  const text =
    `Canal: ${canal}\nPara: ${former}\n\n` +
    `${NAMES[canal]} do seu cadastro no Clube foi alterado em ${spokenTime(now)}.\n` +
    'Se foi você, não é preciso fazer nada.\n' +
    `Se não foi, peça uma senha provisória em "Esqueceu sua senha": até ${until} ela ainda chega a este endereço. ` +
    'Ao entrar com ela, todos os outros acessos são encerrados; depois corrija o contato no seu perfil.\n';
  await writeMessage(context, canal, text, true);
}

/**
 * Writes a message file atomically and logs its name. With `send` false the work is done and undone, to equalise the time.
 */
export async function writeMessage(
  { outboxDir, clock, log }: Pick<Context, 'outboxDir' | 'clock' | 'log'>,
  canal: string,
  text: string,
  send: boolean,
): Promise<void> {
  const moment = wallClock(clock.now()).replaceAll(':', '-');
  const path = join(outboxDir, `${moment}-${canal.toLowerCase()}-${randomBytes(4).toString('hex')}.txt`);
  const draft = `${path}.parcial`;
  await makeFolder(outboxDir);
  await writeFile(draft, text, { mode: 0o600 });
  if (!send) return unlink(draft);
  await rename(draft, path);
  log.info({}, `Mensagem em ${path}`);
}
