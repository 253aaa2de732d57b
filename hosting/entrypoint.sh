#!/bin/sh
# A wrong config.json ends here with a sentence, before anybody is served.
set -eu
node /opt/scripts/nginx.mjs --root /srv/app --config /config/config.json --listen "${LISTEN:-8080}" ${PLAIN_LOCALHOST:+--plain-localhost} --state /tmp --out /tmp/nginx.conf
exec nginx -c /tmp/nginx.conf -g 'daemon off;'
