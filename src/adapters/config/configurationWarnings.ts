import type { AppConfig } from '@/application/ports/device/AppConfig';

/** What is allowed and risks something, for the operator: the key, and what to do about it. */
export interface ConfigurationWarning {
  readonly key: string;
  /** Goes on after the key; without a full stop. */
  readonly advice: string;
}

/** Nothing that an app is stopped for: it is said in the log, at `npm start` and by `npm run brand:check`. */
export function configurationWarnings({
  backend,
  capabilities,
}: Pick<AppConfig, 'backend' | 'capabilities'>): readonly ConfigurationWarning[] {
  if (backend !== 'remote' || !capabilities.betPlacement || capabilities.betKeys) return [];
  return [
    {
      key: 'capabilities.betKeys',
      advice:
        'is off while "capabilities.betPlacement" is on. A browser or a proxy repeats a request by itself when a connection that it kept open breaks, so one bet may be placed twice. Let the backend honour the key of a bet (docs/wire.md 4.3) and set "betKeys": true, or let it refuse an equal bet within the same minute',
    },
  ];
}
