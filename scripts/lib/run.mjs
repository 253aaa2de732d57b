import { spawn } from 'node:child_process';
import { projectRoot } from './projectRoot.mjs';

/**
 * @typedef {object} RunResult
 * @property {number} code the exit code; 1 when the program could not be started or was killed
 * @property {string} output stdout and stderr in the order they came; empty when `show` was set
 * @property {number} ms
 */

/**
 * Runs a program in the project's folder and waits for its end. Reads from stdin only where somebody is to type, so that nothing can hang in CI.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, typed?: boolean, env?: NodeJS.ProcessEnv }} [options] `show` passes the output straight through, `typed` what is typed
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { show = false, typed = false, env = {} } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: [typed ? 'inherit' : 'ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32' && command !== process.execPath,
    });
    // Whoever stops us stops what we started, too.
    const stopChild = () => void child.kill();
    const interrupt = () => process.exit(130);
    process.once('exit', stopChild).once('SIGINT', interrupt).once('SIGTERM', interrupt);
    /** @param {number} code */
    const end = (code) => {
      process.off('exit', stopChild).off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve({ code, output, ms: performance.now() - started });
    };
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
