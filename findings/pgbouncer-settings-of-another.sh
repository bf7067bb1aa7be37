#!/bin/bash
# Through PgBouncer 1.18 in transaction mode a client's SET holds for the next client as well.
# Guess: PgBouncer resets it between clients. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/postgres.sh"
postgres
pooler
cat >run.js <<'JS'
import { join, value } from './client.js';
const [one, other] = [await join(), await join()];
await one.query("set statement_timeout = '1234ms'");
console.log(await value(other, 'show statement_timeout'));
process.exit();
JS
same "$(PGPORT=$((PORT + 1)) node run.js)" '1234ms'
