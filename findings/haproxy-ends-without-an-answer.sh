#!/bin/bash
# Where a server ends the connection without an answer, HAProxy 2.6.12 says 502 to the first request of a client's connection and
# closes at a later one without a word, so that curl sends the POST again by itself. Guess: 502 to both. 2026-11-29
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
debian haproxy=2.6.12-1+deb12u4 curl
cat >server.mjs <<'JS'
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
createServer((request, response) => {
  appendFileSync('seen', `${request.method} `);
  if (request.method === 'POST') request.socket.destroy();
  else response.end();
}).listen(Number(process.env.PORT) + 1, '127.0.0.1');
JS
node server.mjs & echo $! >server.pid
cat >haproxy.cfg <<C
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
listen all
  bind 127.0.0.1:$PORT
  server one 127.0.0.1:$((PORT + 1))
C
haproxy -f haproxy.cfg -db >haproxy.log 2>&1 & echo $! >haproxy.pid
sleep 2
ask() { rm -f seen; echo "$(curl -s -o /dev/null -w '%{http_code} ' "$@") saw $(cat seen)"; }
url=http://127.0.0.1:$PORT/
same "first: $(ask -d a=1 $url), later: $(ask $url --next -s -o /dev/null -w '%{http_code} ' -d a=1 $url)" \
  'first: 502  saw POST , later: 200 502  saw GET POST POST '
