#!/bin/bash
# Through PgBouncer 1.18 in transaction mode a client's SET holds for the next client as well.
# Guess: PgBouncer resets it between clients. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
debian pgbouncer=1.18.0-1+deb12u1 postgresql-15=15.20-0+deb12u1
packages pg@8.23.1
chown nobody .
as() { setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME="$T" "$@"; }
B=$T/root/usr/lib/postgresql/15/bin
as "$B/initdb" -D "$T/data" -A trust -U postgres >/dev/null
as "$B/postgres" -D "$T/data" -p $PORT -k "$T" -c listen_addresses=127.0.0.1 >pg.log 2>&1 & echo $! >pg.pid
cat >pool.ini <<C
[databases]
* = host=127.0.0.1 port=$PORT user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $((PORT + 1))
auth_type = any
pool_mode = transaction
default_pool_size = 1
unix_socket_dir =
C
as pgbouncer pool.ini >pool.log 2>&1 & echo $! >pool.pid
sleep 4
cat >run.js <<'JS'
import pg from 'pg';
const join = async (more) => {
  const client = new pg.Client({ host: '127.0.0.1', port: Number(process.env.PGPORT), user: 'postgres', database: 'postgres', ...more });
  await client.connect();
  return client;
};
const value = async (client, text) => Object.values((await client.query(text)).rows[0])[0];
const [one, other] = [await join(), await join()];
await one.query("set statement_timeout = '1234ms'");
console.log(await value(other, 'show statement_timeout'));
process.exit();
JS
same "$(PGPORT=$((PORT + 1)) node run.js)" '1234ms'
