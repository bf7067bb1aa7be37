import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isInstant } from '../../lib/datas/data-partes.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isStored } from './session-changes.ts';
import { ANSWERS_DATABASE } from './session-storage.ts';

export interface StoredAnswer {
  /** The call; one answer per call. */
  call: string;
  /** The whole address with parameters. */
  address: string;
  /** The base of its relative links. */
  base: string;
  body: unknown;
  /** Epoch milliseconds. */
  at: number;
}

interface Row extends StoredAnswer {
  owner: string;
  size: number;
}

interface Answers extends DBSchema {
  answers: { key: string; value: Row };
}

/** Increase it when the format changes: older answers are deleted. */
const VERSION = 1;
/** Characters of JSON. Longer answers are not stored; the oldest are deleted beyond the total. */
const LONGEST = 500_000;
const LONGEST_TOGETHER = 3_000_000;
/** Another tab may block the database: the screen then shows its failure. */
const TIMEOUT_MS = 3000;

let coming: { token: string; answer: StoredAnswer; size: number }[] = [];
let keeping: Promise<void> = Promise.resolve();

/**
 * Stores a call's answer in place of the previous one, while this session is stored. Full or forbidden storage is no error.
 * The answers of one moment share a transaction.
 */
export function keepAnswer(token: string, answer: StoredAnswer): Promise<void> {
  const size = JSON.stringify(answer.body).length;
  if (size <= LONGEST && coming.push({ token, answer, size }) === 1) keeping = keepComing();
  return keeping;
}

async function keepComing(): Promise<void> {
  await Promise.resolve();
  const answers = coming;
  coming = [];
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    let rows = await store.getAll();
    // Checked last: a sign-out meanwhile deletes the database.
    const stored = new Set([...new Set(answers.map(({ token }) => token))].filter(isStored));
    for (const { token, answer, size } of answers) {
      if (!stored.has(token)) continue;
      const row = { ...answer, owner: fingerprintOf(token), size };
      const others = rows.filter(({ call }) => call !== row.call);
      const gone = [...others.filter(({ owner }) => owner !== row.owner), ...tooMany(others, size)];
      for (const { call } of gone) void store.delete(call);
      void store.put(row, row.call);
      rows = [...others.filter((one) => !gone.includes(one)), row];
    }
    await done;
  });
}

/** A call's stored answer; null when missing or another customer's. */
export async function readAnswer(token: string, call: string): Promise<StoredAnswer | null> {
  const waited = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const row = await Promise.race([withDatabase((database) => database.get('answers', call)), waited]);
  if (row?.owner !== fingerprintOf(token) || !isStored(token)) return null;
  return isInstant(row.at) ? row : null;
}

function tooMany(rows: readonly Row[], added: number): Row[] {
  const newestFirst = rows.toSorted((a, b) => b.at - a.at);
  let together = added;
  return newestFirst.filter(({ size }) => (together += size) > LONGEST_TOGETHER);
}

/** Opened per use: an open connection would block the deletion. */
async function withDatabase<T>(run: (database: IDBPDatabase<Answers>) => Promise<T>): Promise<T | null> {
  let database: IDBPDatabase<Answers> | null = null;
  try {
    database = await openDB<Answers>(ANSWERS_DATABASE, VERSION, {
      upgrade: (db) => {
        for (const name of db.objectStoreNames) db.deleteObjectStore(name);
        db.createObjectStore('answers');
      },
    });
    return await run(database);
  } catch {
    // No storage or no room: nothing is stored.
    return null;
  } finally {
    database?.close();
  }
}
