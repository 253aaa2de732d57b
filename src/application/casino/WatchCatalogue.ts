import type { LoadCatalogue } from './LoadCatalogue';

/** For a page that shows games among other things. There is nothing to release: the catalogue stays. */
export class WatchCatalogue {
  constructor(private readonly load: Pick<LoadCatalogue, 'execute'>) {}

  execute(): () => void {
    void this.load.execute();
    return () => undefined;
  }
}
