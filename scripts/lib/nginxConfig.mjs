import { brandedHead } from './brandedHead.mjs';
import { securityHeaders } from './securityHeaders.mjs';

/**
 * @typedef {object} NginxOptions
 * @property {string} root the folder of a finished build
 * @property {string} configFile the config.json that is served; it may lie outside of the build
 * @property {string} listen address and port as nginx writes them
 * @property {string} stateFolder a folder that may be written to: pid and temporary files
 * @property {boolean} [plainLocalhost] served over plain HTTP on this machine only
 */

/** @param {string} text a quote of its own is escaped; what would end the line or stand for a variable is refused */
function quoted(text) {
  if (/[\\$\r\n]/.test(text)) throw new Error(`nginx cannot carry ${JSON.stringify(text)}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

/**
 * The whole configuration of an unprivileged nginx that serves one build for one brand: the headers that follow from its config.json,
 * files with their hash kept for ever, everything else asked for anew, a page for every navigation and 404 for a file that is not there.
 * @param {import('./securityHeaders.mjs').HostConfig & Parameters<typeof brandedHead>[0]} config
 * @param {NginxOptions} options
 * @throws {Error} when config.json names a host that must not be, or a path cannot be written
 */
export function nginxConfig(config, { root, configFile, listen, stateFolder, plainLocalhost = false }) {
  const headers = Object.entries(securityHeaders(config, { plainLocalhost }))
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');
  // The site's own address is known when it is asked for; HTTPS stands before this.
  const origin = plainLocalhost ? 'http://$http_host' : 'https://$host';
  const head = brandedHead(config, origin)
    .map(([from, to]) => `    sub_filter '${from}' '${to}';`)
    .join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${quoted(`${stateFolder}/${kind}`)};`)
    .join('\n');
  return `# Made from config.json: change that, and make this anew.
pid ${quoted(`${stateFolder}/nginx.pid`)};
error_log stderr warn;
worker_processes auto;
events {}

http {
${temporary}
  types {
    text/html html;
    text/css css;
    text/javascript js mjs;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    image/x-icon ico;
    text/plain txt;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript application/json text/plain;
  sendfile on;
  server_tokens off;
  access_log off;
  gzip on;
  gzip_vary on;
  gzip_min_length 1000;
  gzip_types text/css text/javascript application/json application/manifest+json image/svg+xml;

  # A file whose name holds its hash never changes; what is not there must not be remembered as such.
  map "$status $uri" $kept {
    default "no-cache";
    "~^(200|206|304) /assets/" "public, max-age=31536000, immutable";
  }
  # Somebody going somewhere, as opposed to a page asking for a file.
  map $http_accept $page {
    default "";
    "~text/html" "/index.html";
  }

  server {
    listen ${listen};
    root ${quoted(root)};
    absolute_redirect off;
    # A body is never asked for.
    client_max_body_size 16k;
${headers}
    add_header Cache-Control $kept always;
${head}
    sub_filter_once on;
    sub_filter_last_modified on;

    location = /config.json {
      alias ${quoted(configFile)};
    }
    location = /healthz {
      default_type text/plain;
      return 200 "ok";
    }
    # Where a password manager leads a player who has to change a password.
    location = /.well-known/change-password {
      return 302 /profile;
    }
    location = /csp-report {
      return 204;
    }
    # The list of the build's parts is nobody's business.
    location ~ /\\. {
      return 404;
    }
    # An ending counts as a file's when it starts with a letter: /exchange/1.2345 is an address of the app.
    location ~* "\\.[a-z][a-z0-9]*$" {
      try_files $uri =404;
    }
    location / {
      try_files $uri $page =404;
    }
  }
}
`;
}
