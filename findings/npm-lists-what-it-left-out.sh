#!/bin/bash
# npm 11.19.1: `npm install --package-lock-only` also writes node_modules/.package-lock.json, the record of what is installed there,
# with the package that it does not install. Guess: node_modules stays as it is. 2026-11-29
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
packages npm@11.19.1
mkdir project && cd project
echo '{"name":"project","version":"1.0.0"}' >package.json
npm() { node "$T/node_modules/npm/bin/npm-cli.js" --silent --no-audit --no-fund "$@"; }
npm install is-number@7.0.0
npm install --package-lock-only isobject@4.0.0
recorded=$(node -p "Object.keys(JSON.parse(fs.readFileSync('node_modules/.package-lock.json')).packages).join(' ')")
same "$recorded; $(ls node_modules | xargs)" 'node_modules/is-number node_modules/isobject; is-number'
