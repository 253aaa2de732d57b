const MAX_SAVED = 200;
const MAX_BODY = 65_536;

/**
 * Takes what browsers report about the content security policy. The tests read it; a player's browser never needs it.
 * @typedef {object} CspReportSink
 * @property {readonly unknown[]} reports the bodies, decoded; at most 200
 * @property {() => number} count how many came in all
 * @property {import('node:http').RequestListener} take answers a POST
 */

/** @returns {CspReportSink} */
export function cspReportSink() {
  /** @type {unknown[]} */
  const reports = [];
  let count = 0;
  return {
    reports,
    count: () => count,
    take(request, response) {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk) => {
        if (body.length <= MAX_BODY) body += chunk;
      });
      request.on('end', () => {
        count += 1;
        if (reports.length < MAX_SAVED) reports.push(decode(body));
        response.writeHead(204).end();
      });
    },
  };
}

/** @param {string} body */
function decode(body) {
  try {
    return JSON.parse(body);
  } catch {
    return body.slice(0, 500);
  }
}
