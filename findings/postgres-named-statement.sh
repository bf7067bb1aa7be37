#!/bin/bash
# PostgreSQL 15.20 refuses a named statement of pg 8.23.1 after a column was added, until its connection ends; the same text without
# a name is answered. Guess: it is planned anew. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
debian postgresql-15=15.20-0+deb12u1
packages pg@8.23.1
chown nobody .
as() { setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME="$T" "$@"; }
B=$T/root/usr/lib/postgresql/15/bin
as "$B/initdb" -D "$T/data" -A trust -U postgres >/dev/null
as "$B/postgres" -D "$T/data" -p $PORT -k "$T" -c listen_addresses=127.0.0.1 >pg.log 2>&1 & echo $! >pg.pid
sleep 4
cat >run.js <<'JS'
import pg from 'pg';
const join = async (more) => {
  const client = new pg.Client({ host: '127.0.0.1', port: Number(process.env.PGPORT), user: 'postgres', database: 'postgres', ...more });
  await client.connect();
  return client;
};
const value = async (client, text) => Object.values((await client.query(text)).rows[0])[0];
const client = await join();
await client.query('create table cards (id int)');
const named = { name: 'cards', text: 'select * from cards' };
const ask = (query) => client.query(query).then(() => 'answered', ({ code }) => code);
await ask(named);
await client.query('alter table cards add color text');
console.log(await ask(named), await ask(named), await ask(named.text));
process.exit();
JS
same "$(PGPORT=$PORT node run.js)" '0A000 0A000 answered'
