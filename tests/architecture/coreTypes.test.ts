import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

/** What the compiler says about a file of a room with this text; the file need not exist on disk. */
function errorsOf(text: string, room = 'src/application'): string[] {
  const folder = join(projectRoot, room);
  const planted = join(folder, 'planted.ts');
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
      },
    },
  );
  if (!config) throw new Error(`${room}/tsconfig.json cannot be read`);
  const host = ts.createCompilerHost(config.options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === planted || fileExists(name);
  host.getSourceFile = (name, version) =>
    name === planted ? ts.createSourceFile(name, text, version) : getSourceFile(name, version);
  const program = ts.createProgram([planted], config.options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(planted))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('domain and application compile without a browser and without Node', () => {
  it('accepts what the language itself has', () => {
    expect(errorsOf('export const sorted = [3, 1].toSorted((a, b) => a - b);')).toEqual([]);
  });

  const names = [
    'window',
    'document',
    'localStorage',
    'fetch',
    'setTimeout',
    'console',
    'process',
    'Buffer',
    'crypto',
  ];
  it(`refuses ${names.join(', ')}`, () => {
    expect(
      errorsOf(`export const all = [${names.join(', ')}];`).map((error) => /'(\w+)'/.exec(error)?.[1]),
    ).toEqual(names);
  });
});

describe('the composition compiles without a browser', () => {
  const room = 'src/adapters/composition';
  it('knows what Node has as well', () => {
    expect(errorsOf('export const all = [setTimeout, fetch];', room)).toEqual([]);
  });

  it('refuses window, document, location and localStorage', () => {
    const names = ['window', 'document', 'location', 'localStorage'];
    expect(
      errorsOf(`export const all = [${names.join(', ')}];`, room).map((error) => /'(\w+)'/.exec(error)?.[1]),
    ).toEqual(names);
  });
});
