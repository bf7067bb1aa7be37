import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isInstant } from '../../lib/datas/is-instant.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isStored } from '../session/session-changes.ts';
import { ANSWERS_DATABASE } from '../session/session-storage.ts';

/** What a call was answered last, as this device keeps it. */
export interface KeptAnswer {
  /** The call: one answer is kept for each. */
  call: string;
  /** The whole address, with what was asked for. */
  address: string;
  /** Where the answer came from: its relative links start there. */
  base: string;
  body: unknown;
  /** Epoch milliseconds. */
  at: number;
}

interface Row extends KeptAnswer {
  owner: string;
  size: number;
}

interface Answers extends DBSchema {
  answers: { key: string; value: Row };
}

/** Raised with every change of what is kept: the answers of an earlier form go. */
const VERSION = 1;
/** In characters of JSON. A longer answer is not kept; the oldest go when all together are longer. */
const LONGEST = 500_000;
const LONGEST_TOGETHER = 3_000_000;
/** Another tab may hold the database up: the screen then says what failed instead of waiting with it. */
const PATIENCE_MS = 3000;

/**
 * Keeps what a call of this session's customer was answered, in place of what it was answered before. Only while this
 * browser still holds that session. Full or forbidden storage is no error.
 */
export async function keepAnswer(token: string, answer: KeptAnswer): Promise<void> {
  const size = JSON.stringify(answer.body).length;
  if (size > LONGEST) return;
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    const rows = await store.getAll();
    // Asked for last of all: a sign-out may have come meanwhile, and it deletes the whole database.
    if (!isStored(token)) return;
    const owner = fingerprintOf(token);
    const others = rows.filter((row) => row.call !== answer.call);
    const gone = [...others.filter((row) => row.owner !== owner), ...tooMany(others, size)];
    for (const { call } of gone) void store.delete(call);
    void store.put({ ...answer, owner, size }, answer.call);
    await done;
  });
}

/** What a call of this session's customer was answered last, and when; null when nothing is kept, or somebody else's. */
export async function readAnswer(token: string, call: string): Promise<KeptAnswer | null> {
  const waited = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const row = await Promise.race([withDatabase((database) => database.get('answers', call)), waited]);
  if (row?.owner !== fingerprintOf(token) || !isStored(token)) return null;
  return isInstant(row.at) ? row : null;
}

function tooMany(rows: readonly Row[], added: number): Row[] {
  const newestFirst = rows.toSorted((a, b) => b.at - a.at);
  let together = added;
  return newestFirst.filter(({ size }) => (together += size) > LONGEST_TOGETHER);
}

/** Opened for each use and closed at once: an open one would hold up its deletion by another tab. */
async function withDatabase<T>(run: (database: IDBPDatabase<Answers>) => Promise<T>): Promise<T | null> {
  let database: IDBPDatabase<Answers> | null = null;
  try {
    database = await openDB<Answers>(ANSWERS_DATABASE, VERSION, {
      upgrade: (opened) => {
        for (const name of opened.objectStoreNames) opened.deleteObjectStore(name);
        opened.createObjectStore('answers');
      },
    });
    return await run(database);
  } catch {
    // No such storage here, or no room: the portal then shows what the server says and nothing else.
    return null;
  } finally {
    database?.close();
  }
}
