#!/bin/bash
# After `query_timeout` of pg 8.23.1 the connection stays busy: a `rollback` on it waits for the same time again, and fails.
# A socket that ends after a silence fails both at the first. Guess: the timeout ends the connection. 2026-11-29
. "$(dirname "$(realpath "$0")")/lib/postgres.sh"
postgres
cat >run.js <<'JS'
import { Socket } from 'node:net';
import { join } from './client.js';
const silent = () => {
  const socket = new Socket();
  return socket.setTimeout(500, () => socket.destroy(new Error('silent')));
};
for (const way of [{ query_timeout: 500 }, { stream: silent }]) {
  const client = await join(way);
  client.on('error', () => undefined);
  const began = performance.now();
  for (const text of ['select pg_sleep(3)', 'rollback']) await client.query(text).catch(() => undefined);
  console.log(Math.round((performance.now() - began) / 500));
}
process.exit();
JS
same "$(PGPORT=$PORT node run.js | tr '\n' ' ')" '2 1 '
