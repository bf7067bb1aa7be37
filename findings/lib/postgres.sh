# Sourced in the place of temp.sh: PostgreSQL 15 on $PORT, PgBouncer before it on the next port, a client of pg for both.
. "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/temp.sh"
chown nobody .
as() { setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME="$T" "$@"; }

postgres() {
  debian postgresql-15=15.20-0+deb12u1
  packages pg@8.23.1
  local bin=$T/root/usr/lib/postgresql/15/bin
  as "$bin/initdb" -D "$T/data" -A trust -U postgres >/dev/null
  as "$bin/postgres" -D "$T/data" -p $PORT -k "$T" -c listen_addresses=127.0.0.1 >pg.log 2>&1 & echo $! >pg.pid
  sleep 4
  cat >client.js <<'JS'
import pg from 'pg';
export const join = async (more) => {
  const client = new pg.Client({ host: '127.0.0.1', port: Number(process.env.PGPORT), user: 'postgres', database: 'postgres', ...more });
  await client.connect();
  return client;
};
export const value = async (client, text) => Object.values((await client.query(text)).rows[0])[0];
JS
}

# One connection, in transaction mode.
pooler() {
  debian pgbouncer=1.18.0-1+deb12u1
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
  sleep 2
}
