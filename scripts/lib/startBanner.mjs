/** @typedef {{ backend: 'sandbox' | 'remote', apiUrl: string } | { fault: string }} Behind */

/**
 * What `npm start` says when the app stands.
 * @param {string} url
 * @param {Behind} behind
 */
export function startBanner(url, behind) {
  const lines = [['The app', url], ...about(behind), ['To stop', 'Ctrl-C']];
  return `\n${lines.map(([name, text]) => `  ${`${name}:`.padEnd(13)}${text}\n`).join('')}`;
}

/**
 * @param {Behind} behind
 * @returns {string[][]}
 */
function about(behind) {
  if ('fault' in behind)
    return [['Not set up', 'the app shows only what is wrong with config.json, see above.']];
  if (behind.backend === 'remote')
    return [
      ['Its backend', `${behind.apiUrl}, as config.json says.`],
      ['To sign up', 'one-time passwords (OTP) are sent by that backend.'],
    ];
  return [
    ['To look in', 'press Login, then "Try the demo"; no account is needed.'],
    ['To sign up', 'one-time passwords (OTP) arrive in an inbox that the app itself shows.'],
    ['Its backend', 'a sandbox in your browser: no real money, no real message.'],
  ];
}
