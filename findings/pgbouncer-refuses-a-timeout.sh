#!/bin/bash
# pg 8.23.1 sends its option statement_timeout at the start of a connection, and PgBouncer 1.18 refuses that connection.
# Guess: it is taken or passed over. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/postgres.sh"
postgres
pooler
cat >run.js <<'JS'
import { join } from './client.js';
console.log(await join({ statement_timeout: 5000 }).then(() => 'taken', ({ message }) => message));
process.exit();
JS
same "$(PGPORT=$((PORT + 1)) node run.js)" 'unsupported startup parameter: statement_timeout'
