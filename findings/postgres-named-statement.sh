#!/bin/bash
# PostgreSQL 15.20 refuses a named statement of pg 8.23.1 after a column was added, until its connection ends; the same text without
# a name is answered. Guess: it is planned anew. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/postgres.sh"
postgres
cat >run.js <<'JS'
import { join } from './client.js';
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
