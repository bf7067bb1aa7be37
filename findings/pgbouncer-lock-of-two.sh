#!/bin/bash
# Through PgBouncer 1.18 in transaction mode two clients get the same session's advisory lock at once: it keeps nobody out.
# A lock of a transaction does. Guess: the second client is refused. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/postgres.sh"
postgres
pooler
cat >run.js <<'JS'
import { join, value } from './client.js';
const [one, other] = [await join(), await join()];
const lock = 'select pg_try_advisory_lock(7)';
console.log(await value(one, lock), await value(other, lock));
process.exit();
JS
same "$(PGPORT=$((PORT + 1)) node run.js)" 'true true'
